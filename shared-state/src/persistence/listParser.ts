import * as v from 'valibot';
import type { Parser } from './StoredValue';

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
      const values = parseArray(text);
      const byId = new Map<string, Item>();
      let isWhole = values !== null;
      for (const value of values ?? []) {
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

function parseArray(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
