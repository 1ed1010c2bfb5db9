import { kidsFacts } from './kids/facts';
import { menFacts } from './men/facts';
import { womenFacts } from './women/facts';

/** How a product is cared for; `careSymbols` has the symbols of each. */
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

/** What a product is made of; the weight of its cloth, empty where it is not told; how it fits; its care. */
export type ProductFacts = readonly [composition: string, weight: string, fit: string, care: Care];

const byId: ReadonlyMap<string, ProductFacts> = new Map(
  [menFacts, womenFacts, kidsFacts].flatMap((facts) => Object.entries(facts)),
);

/** The facts of a product; undefined for an unknown id. */
export function factsOf(id: string): ProductFacts | undefined {
  return byId.get(id);
}
