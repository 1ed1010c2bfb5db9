import { computed } from 'mobx';
import { trackSale } from '../commerce/commerceEvents';
import { listParser } from '../persistence/listParser';
import type { Persistence } from '../persistence/Persistence';
import { PersistentStore } from '../persistence/PersistentStore';
import { ProductSummarySchema, toSummary, type ProductSummary } from '../product/productSummary';

/** The products on the shopper's wishlist (docs/product/listing.md#wishlist), stored under the key `wishlist`. */
export class WishlistStore extends PersistentStore<readonly ProductSummary[]> {
  /** The ids of all products. Computed once for all cards. */
  readonly #ids = computed(() => new Set(this.items.map(({ id }) => id)));

  constructor(persistence: Persistence) {
    super('wishlist', listParser<ProductSummary>(ProductSummarySchema), persistence);
  }

  /** The products, each once, in the order in which they were added. Empty until the store is started. */
  get items(): readonly ProductSummary[] {
    return this.stored.value;
  }

  get count(): number {
    return this.items.length;
  }

  readonly has = (id: string): boolean => this.#ids.get().has(id);

  /** Adds a product, unless it is in the list. */
  readonly add = (product: ProductSummary): void => {
    if (!this.has(product.id)) trackSale('add_to_wishlist', [product]);
    this.restore(product, Infinity);
  };

  readonly remove = (id: string): void =>
    this.stored.update((items) =>
      items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items,
    );

  /** Restores a product at its position, from 0, for an undo, unless it is in the list. */
  readonly restore = (product: ProductSummary, place: number): void =>
    this.stored.update((items) =>
      items.some((item) => item.id === product.id)
        ? items
        : [...items.slice(0, place), toSummary(product), ...items.slice(place)],
    );

  readonly toggle = (product: ProductSummary): void => {
    if (this.has(product.id)) this.remove(product.id);
    else this.add(product);
  };

  readonly clear = (): void => this.stored.update((items) => (items.length === 0 ? items : []));
}
