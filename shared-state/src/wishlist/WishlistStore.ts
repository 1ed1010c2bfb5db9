import { makeAutoObservable, observableRef } from 'mobx';
import { StoredList } from '../persistence/StoredList';
import type { Disposer, StoredText } from '../persistence/StoredText';
import { toSummary, type ProductSummary } from '../product/productSummary';
import { wishlistCodec, type WishlistItem } from './wishlistItem';

/** The products a shopper has saved (SPEC §4, Wishlist), kept under the key `wishlist`. */
export class WishlistStore {
  items: readonly WishlistItem[] = [];
  private readonly stored: StoredList<WishlistItem>;

  constructor(text: StoredText) {
    this.stored = new StoredList(text, wishlistCodec);
    makeAutoObservable<this, 'stored'>(
      this,
      { items: observableRef, stored: false },
      { autoBind: true },
    );
  }

  get count(): number {
    return this.items.length;
  }

  /** Membership check by id. */
  has(id: string): boolean {
    return this.items.some((item) => item.id === id);
  }

  /** Adds a product; one that is in the list already is ignored. */
  add(product: ProductSummary): void {
    this.change((items) =>
      items.some((item) => item.id === product.id) ? items : [...items, toSummary(product)],
    );
  }

  remove(id: string): void {
    this.change((items) => items.filter((item) => item.id !== id));
  }

  /** Puts a product back at the place (from 0) that it had, for an undo; one that is in the list already is ignored. */
  restore(product: ProductSummary, place: number): void {
    this.change((items) =>
      items.some((item) => item.id === product.id)
        ? items
        : [...items.slice(0, place), toSummary(product), ...items.slice(place)],
    );
  }

  /** Removes the product if it is in the list, else adds it. */
  toggle(product: ProductSummary): void {
    if (this.has(product.id)) this.remove(product.id);
    else this.add(product);
  }

  clear(): void {
    this.change(() => []);
  }

  /** Reads the stored list and follows the other tabs until the disposer is called. */
  start(): Disposer {
    this.replace(this.stored.read());
    return this.stored.follow(this.replace);
  }

  private replace(items: readonly WishlistItem[]): void {
    this.items = items;
  }

  private change(change: (items: readonly WishlistItem[]) => readonly WishlistItem[]): void {
    this.items = this.stored.update(change);
  }
}
