import { cartParser, insertLines, type CartLine } from '../cart/cartLine';
import type { Persistence } from '../persistence/Persistence';
import { PersistentStore } from '../persistence/PersistentStore';

/** The lines that the shopper has saved for later, with quantity and sizes, under the key `weft.saved`. */
export class SavedStore extends PersistentStore<readonly CartLine[]> {
  constructor(persistence: Persistence) {
    super('weft.saved', cartParser, persistence);
  }

  /** One line for each product, the latest last. It stays the same array until it changes. */
  get lines(): readonly CartLine[] {
    return this.stored.value;
  }

  /** Adds a line at a position, by default at the end. If the product has a line, adds quantities and sizes to it. */
  readonly add = (line: CartLine, place = Infinity): void =>
    this.stored.update((lines) => insertLines(lines, [line], place));

  readonly remove = (id: string): void =>
    this.stored.update((lines) =>
      lines.some((line) => line.id === id) ? lines.filter((line) => line.id !== id) : lines,
    );
}
