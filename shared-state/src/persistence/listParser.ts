import * as v from 'valibot';
import type { Parser } from './StoredValue';

const List = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/**
 * Reads a stored array item by item. Invalid items are dropped, and items with the same id are merged.
 *
 * @param merge merges two items with the same id; by default the first one stays
 */
export function listParser<Item extends { readonly id: string }>(
  schema: v.GenericSchema<unknown, Item>,
  merge: (first: Item, second: Item) => Item = (first) => first,
): Parser<readonly Item[]> {
  return {
    empty: [],
    parse: (text) => {
      const list = v.safeParse(List, text);
      const byId = new Map<string, Item>();
      let isWhole = list.success;
      for (const value of list.success ? list.output : []) {
        const { success, output } = v.safeParse(schema, value);
        if (success) {
          const earlier = byId.get(output.id);
          byId.set(output.id, earlier ? merge(earlier, output) : output);
        } else isWhole = false;
      }
      return { value: [...byId.values()], isWhole };
    },
  };
}
