import type { Parser } from './StoredValue';

/** Reads the items of a list. */
export interface ItemParser<Item> {
  /** The item in a stored value, or null where it is invalid. */
  parse(value: unknown): Item | null;
  /** Merges two items with the same id. */
  merge(first: Item, second: Item): Item;
}

/**
 * Reads a stored array item by item: invalid items are dropped, and those with the same id merged. An older form, an
 * object with the array under `items`, is read as well.
 */
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
    const value = JSON.parse(text) as { readonly items?: unknown } | null;
    const list: unknown = Array.isArray(value) ? value : value?.items;
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}
