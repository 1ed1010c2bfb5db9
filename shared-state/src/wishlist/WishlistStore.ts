import { makeAutoObservable } from 'mobx';
import { tellSale } from '../commerce/commerceEvents';
import type { Disposer } from '../persistence/Disposer';
import type { Persistence } from '../persistence/Persistence';
import { StoredValue } from '../persistence/StoredValue';
import { toSummary, type ProductSummary } from '../product/productSummary';
import { wishlistParser, type WishlistItem } from './wishlistItem';

/** The products on the shopper's wishlist (docs/product/listing.md#wishlist), stored under the key `wishlist`. */
export class WishlistStore {
  readonly #stored: StoredValue<readonly WishlistItem[]>;

  constructor(persistence: Persistence) {
    this.#stored = new StoredValue('wishlist', wishlistParser, persistence);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The products, each once, in the order in which they were added. Empty until the store is started. */
  get items(): readonly WishlistItem[] {
    return this.#stored.value;
  }

  get count(): number {
    return this.items.length;
  }

  /** Membership check by id. */
  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** Adds a product, unless it is in the list. */
  add(product: ProductSummary): void {
    if (!this.has(product.id)) tellSale('add_to_wishlist', [product]);
    this.#stored.update((items) =>
      items.some((item) => item.id === product.id) ? items : [...items, toSummary(product)],
    );
  }

  remove(id: string): void {
    this.#stored.update((items) =>
      items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items,
    );
  }

  /** Restores a product at its position, from 0, for an undo, unless it is in the list. */
  restore(product: ProductSummary, place: number): void {
    this.#stored.update((items) =>
      items.some((item) => item.id === product.id)
        ? items
        : [...items.slice(0, place), toSummary(product), ...items.slice(place)],
    );
  }

  /** Removes the product if it is in the list; otherwise adds it. */
  toggle(product: ProductSummary): void {
    if (this.has(product.id)) this.remove(product.id);
    else this.add(product);
  }

  clear(): void {
    this.#stored.update((items) => (items.length === 0 ? items : []));
  }

  /** Reads the stored list and follows the other tabs until the disposer is called. */
  start(): Disposer {
    return this.#stored.start();
  }

  /** Removes the wishlist from the storage at once, instead of storing an empty list. */
  erase(): void {
    this.#stored.erase();
  }

  /** The ids of all products. Computed once for all cards. */
  private get ids(): ReadonlySet<string> {
    return new Set(this.items.map((item) => item.id));
  }
}
