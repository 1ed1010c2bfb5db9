import { kidsDetails } from './kids/details';
import { menDetails } from './men/details';
import type { ProductDetails } from './types';
import { womenDetails } from './women/details';

const byId: ReadonlyMap<string, ProductDetails> = new Map(
  [menDetails, womenDetails, kidsDetails].flatMap((details) => Object.entries(details)),
);

/** What a product's own page says of it; a test holds that every product has it. */
export function detailsOf(id: string): ProductDetails {
  return byId.get(id) ?? { description: '', stockText: '' };
}
