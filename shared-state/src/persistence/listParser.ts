import type { Parser } from './StoredValue';

/** Reads the items of a list. */
export interface ItemParser<Item> {
  /** The item in a stored value, or null if it is invalid. */
  parse(value: unknown): Item | null;
  /** Merges two items with the same id. */
  merge(first: Item, second: Item): Item;
}

/** Reads a stored array item by item. Invalid items are dropped, and items with the same id are merged. */
export function listParser<Item extends { readonly id: string }>(
  items: ItemParser<Item>,
): Parser<readonly Item[]> {
  return {
    empty: [],
    parse: (text) => {
      const values = parseArray(text);
      if (values === null) return { value: [], isWhole: false };
      const byId = new Map<string, Item>();
      let isWhole = true;
      for (const value of values) {
        const item = items.parse(value);
        if (!item) {
          isWhole = false;
          continue;
        }
        const earlier = byId.get(item.id);
        byId.set(item.id, earlier ? items.merge(earlier, item) : item);
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
