import { computed } from 'mobx';
import { trackSale } from '../commerce/commerceEvents';
import { orderTotals, type OrderTotals } from '../money/orderTotals';
import type { Persistence } from '../persistence/Persistence';
import { PersistentStore } from '../persistence/PersistentStore';
import { toPurchase, type ProductSummary } from '../product/productSummary';
import {
  cartParser,
  fitSizes,
  insertLines,
  subtractLine,
  withMovedSize,
  withQuantity,
  type CartLine,
  type Size,
} from './cartLine';

/** An Add to Cart, for whoever shows it to the shopper ({@link CartStore.followAdditions}). */
export interface Addition {
  readonly product: ProductSummary;
  readonly quantity: number;
  /** The chosen size; if it is undefined and the product has sizes, the shopper can still choose one. */
  readonly size: Size | undefined;
  /** A note on the product's sizes, such as that only a part of it has one. */
  readonly sizeNote?: string | undefined;
  /** Called with a size that is chosen later. */
  readonly onSize?: ((size: Size) => void) | undefined;
}

/**
 * The shopper's cart (docs/product/cart.md#quantity), stored under the key `cart`. Additions and removals in this tab fire
 * commerce events.
 */
export class CartStore extends PersistentStore<readonly CartLine[]> {
  readonly #totals = computed(() => orderTotals(this.lines));
  readonly #followers = new Set<(addition: Addition) => void>();

  constructor(persistence: Persistence) {
    super('cart', cartParser, persistence);
  }

  /** One line for each product, in the order in which they were added. Empty until the store is started. */
  get lines(): readonly CartLine[] {
    return this.stored.value;
  }

  /** Sum of new price times quantity, in cents. */
  get total(): number {
    return this.totals.subtotal;
  }

  /** Subtotal, tax, total and saved amount, in cents. */
  get totals(): OrderTotals {
    return this.#totals.get();
  }

  /** Sum of the quantities. */
  get count(): number {
    return this.lines.reduce((sum, line) => sum + line.quantity, 0);
  }

  readonly has = (id: string): boolean => this.lines.some((line) => line.id === id);

  /**
   * Adds pieces of a product: to its line if the cart has one, which then gets the product's present price, else as a new last
   * line. A size is counted on the line and never splits it (docs/product/cart.md#sizes-on-a-line).
   */
  readonly add = (product: ProductSummary, quantity = 1, size?: Size): void => {
    if (!Number.isSafeInteger(quantity) || quantity < 1) {
      throw new RangeError(`Add a whole quantity of at least 1, not ${quantity}.`);
    }
    const sizes = size && { [size]: quantity };
    const added = fitSizes({ ...toPurchase(product), quantity, sizes });
    const withFields = (line: CartLine): CartLine =>
      line.id === product.id ? { ...added, quantity: line.quantity, sizes: line.sizes } : line;
    this.stored.update((lines) => insertLines(lines.map(withFields), [added], Infinity));
    trackSale('add_to_cart', [added]);
  };

  /** Adds a product as {@link add} does, and notifies the followers, which show it to the shopper. */
  readonly addToCart = (addition: Addition): void => {
    this.add(addition.product, addition.quantity, addition.size);
    for (const follower of this.#followers) follower(addition);
  };

  /** Calls back at every {@link addToCart} in this tab, until the disposer is called. Nothing is stored. */
  readonly followAdditions = (follower: (addition: Addition) => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  readonly remove = (id: string): void => {
    this.edit(id, () => null);
  };

  /** Sets a line's quantity; 0 or less removes the line. Ignores values that are not whole numbers. */
  readonly updateQuantity = (id: string, quantity: number): void => {
    if (!Number.isSafeInteger(quantity)) return;
    this.edit(id, (line) => (quantity > 0 ? withQuantity(line, quantity) : null));
  };

  /**
   * Adds `by` to a line's stored quantity, which stays at least 1. Unlike quantities that are set, steps of several tabs add
   * up. Ignores values that are not whole numbers.
   */
  readonly changeQuantity = (id: string, by: number): void => {
    if (!Number.isSafeInteger(by)) return;
    this.edit(id, (line) => withQuantity(line, Math.max(1, line.quantity + by)));
  };

  /** Changes the size of some pieces of a line ({@link withMovedSize}). The quantity stays the same. */
  readonly moveSize = (id: string, from: Size | null, to: Size, count?: number): void => {
    this.edit(id, (line) => withMovedSize(line, from, to, count));
  };

  /** Removes the bought pieces. Pieces that were added meanwhile, here or in another tab, stay. */
  readonly subtract = (bought: readonly CartLine[]): void => {
    const parts = new Map(bought.map((part) => [part.id, part]));
    this.stored.update((lines) =>
      lines.flatMap((line) => {
        const part = parts.get(line.id);
        return part ? (subtractLine(line, part) ?? []) : line;
      }),
    );
  };

  readonly clear = (): void => {
    const { lines } = this;
    this.stored.update((stored) => (stored.length === 0 ? stored : []));
    trackSale('remove_from_cart', lines);
  };

  /**
   * Inserts whole lines, with their sizes: for an undo at their positions, or to buy an order again. If the cart already has
   * one of the products, the quantities are added, as in {@link add}.
   */
  readonly restore = (restored: readonly CartLine[], index: number): void => {
    if (restored.length === 0) return;
    this.stored.update((lines) => insertLines(lines, restored, index));
    trackSale('add_to_cart', restored);
  };

  /**
   * Changes one line, or removes it if the change returns null. The other lines stay the same objects, so that their
   * components are not rendered again.
   */
  private edit(id: string, change: (line: CartLine) => CartLine | null): void {
    const before = this.lines.find((line) => line.id === id);
    this.stored.update((lines) => {
      const line = lines.find((each) => each.id === id);
      const changed = line && change(line);
      if (changed === line) return lines;
      return lines.flatMap((each) => (each === line ? (changed ?? []) : each));
    });
    if (!before) return;
    const added = (change(before)?.quantity ?? 0) - before.quantity;
    const pieces = { ...before, quantity: Math.abs(added) };
    if (added !== 0) trackSale(added > 0 ? 'add_to_cart' : 'remove_from_cart', [pieces]);
  }
}
