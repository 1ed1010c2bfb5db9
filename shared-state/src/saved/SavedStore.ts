import { makeAutoObservable } from 'mobx';
import { cartParser, mergeLines, type CartLine } from '../cart/cartLine';
import type { Disposer } from '../persistence/Disposer';
import type { Persistence } from '../persistence/Persistence';
import { StoredValue } from '../persistence/StoredValue';

/** The lines that the shopper has saved for later, with quantity and sizes, under the key `weft.saved`. */
export class SavedStore {
  readonly #stored: StoredValue<readonly CartLine[]>;

  constructor(persistence: Persistence) {
    this.#stored = new StoredValue('weft.saved', cartParser, persistence);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** One line for each product, the latest last. It stays the same array until it changes. */
  get lines(): readonly CartLine[] {
    return this.#stored.value;
  }

  /** Adds a line at a position, by default at the end. If the product has a line, adds quantities and sizes to it. */
  add(line: CartLine, place = Infinity): void {
    this.#stored.update((lines) =>
      lines.some(({ id }) => id === line.id)
        ? lines.map((other) => (other.id === line.id ? mergeLines(other, line) : other))
        : [...lines.slice(0, place), line, ...lines.slice(place)],
    );
  }

  remove(id: string): void {
    this.#stored.update((lines) =>
      lines.some((line) => line.id === id) ? lines.filter((line) => line.id !== id) : lines,
    );
  }

  /** Removes all lines from memory and storage. */
  erase(): void {
    this.#stored.erase();
  }

  /** Reads the stored lines and follows the other tabs until the disposer is called. */
  start(): Disposer {
    return this.#stored.start();
  }
}
