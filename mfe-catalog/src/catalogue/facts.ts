import { kidsFacts } from './kids/facts';
import { menFacts } from './men/facts';
import { womenFacts } from './women/facts';

/** The kinds of care; `careSymbols` has the symbols of each kind. */
export type Care =
  | 'machine30'
  | 'machine40'
  | 'hand'
  | 'dryClean'
  | 'velvet'
  | 'padded'
  | 'printed'
  | 'knit'
  | 'sponge';

/** A product's composition, the weight of its cloth (empty if unknown), its fit and its care. */
export type ProductFacts = readonly [composition: string, weight: string, fit: string, care: Care];

const byId: ReadonlyMap<string, ProductFacts> = new Map(
  [menFacts, womenFacts, kidsFacts].flatMap((facts) => Object.entries(facts)),
);

/** The facts of a product; undefined for an unknown id. */
export function factsOf(id: string): ProductFacts | undefined {
  return byId.get(id);
}
