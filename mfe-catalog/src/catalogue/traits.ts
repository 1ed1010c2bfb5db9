import { kidsTraits } from './kids/traits';
import { menTraits } from './men/traits';
import type { ProductTraits } from './types';
import { womenTraits } from './women/traits';

const byId: ReadonlyMap<string, ProductTraits> = new Map(
  [menTraits, womenTraits, kidsTraits].flatMap((traits) => Object.entries(traits)),
);

/** The traits of a product; undefined for an unknown id. */
export function traitsOf(id: string): ProductTraits | undefined {
  return byId.get(id);
}
