import type { Disposer, StoredText } from './StoredText';

/** How a list's items are read. */
export interface ListCodec<Item> {
  /** The item in a stored value, or null where there is none: the others stay. */
  parse(value: unknown): Item | null;
  /** What becomes of two items with the same id. */
  merge(first: Item, second: Item): Item;
}

/**
 * A stored array, read item by item. Every change is applied to what is stored at that moment, not to what this tab
 * read earlier, so that two tabs that add at the same time lose nothing (RULINGS A25).
 */
export class StoredList<Item extends { readonly id: string }> {
  private lastText: string | null = null;
  private lastItems: readonly Item[] = [];

  constructor(
    private readonly text: StoredText,
    private readonly codec: ListCodec<Item>,
  ) {}

  /** The items stored now. */
  read(): readonly Item[] {
    const text = this.text.read();
    if (text !== this.lastText) {
      this.lastText = text;
      this.lastItems = text === null ? [] : this.parse(text);
    }
    return this.lastItems;
  }

  /** Applies a change to what is stored now, stores the outcome and returns it. */
  update(change: (items: readonly Item[]) => readonly Item[]): readonly Item[] {
    const before = this.read();
    const after = change(before);
    if (after === before) return before;
    this.lastItems = after;
    this.lastText = JSON.stringify(after);
    this.text.write(this.lastText);
    return after;
  }

  /** Calls back with the items whenever they change elsewhere. */
  follow(onChange: (items: readonly Item[]) => void): Disposer {
    return this.text.follow(() => onChange(this.read()));
  }

  private parse(text: string): readonly Item[] {
    const values = parseArray(text);
    if (!values) {
      this.text.keepAside(text);
      return [];
    }
    const byId = new Map<string, Item>();
    let dropped = 0;
    for (const value of values) {
      const item = this.codec.parse(value);
      if (!item) {
        dropped += 1;
        continue;
      }
      const earlier = byId.get(item.id);
      byId.set(item.id, earlier ? this.codec.merge(earlier, item) : item);
    }
    if (dropped > 0) this.text.keepAside(text);
    return [...byId.values()];
  }
}

function parseArray(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
