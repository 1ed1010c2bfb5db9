import * as v from 'valibot';
import { isPrice, toAmount } from '../money/amount';

/**
 * The fields of a product in the cart, the wishlist and the checkout (docs/product/storage.md#keys): enough to show it
 * without the catalogue.
 */
export interface ProductSummary {
  readonly id: string;
  readonly title: string;
  /**
   * Root-relative path under `/media/`. Empty if a stored path was not; then a placeholder is shown
   * (docs/product/catalogue.md#picture-paths).
   */
  readonly imageUrl: string;
  readonly newPrice: number | string;
  readonly oldPrice?: number | string | undefined;
  /** Whole percent. */
  readonly discount?: number | undefined;
  readonly rating?: number | undefined;
  readonly ratingCount?: number | undefined;
  /** False for a product without sizes, such as a scarf. Not in the wishlist, whose fields are fixed. */
  readonly hasSizes?: false | undefined;
  /** True if its sizes are a child's, which are shown with the usual age. Not in the wishlist either. */
  readonly isForChildren?: true | undefined;
}

/** The characters of an id. Ids are part of addresses, and are compared byte by byte. */
const ID = /^[\w-]{1,200}$/;

/** Longer titles are cut. The shop has none, and a browser needs seconds to lay out a hundred thousand letters. */
const MAX_TITLE_LENGTH = 200;

const MEDIA_PATH = /^\/media\/[\w\-./]+$/;

/** Accepts a price that can be summed, and keeps its stored type, number or text. */
const PriceSchema = v.custom<number | string>(isPrice, 'a price');

/** A number or undefined: an item with a broken rating must not be lost. */
const OptionalNumber = v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);

/** The fields of every stored product. Unknown fields are dropped. */
export const productEntries = {
  id: v.pipe(v.string(), v.regex(ID)),
  title: v.pipe(v.string(), v.nonEmpty(), v.transform(cutTitle)),
  imageUrl: v.fallback(v.pipe(v.string(), v.regex(MEDIA_PATH), v.excludes('..')), ''),
  newPrice: PriceSchema,
  oldPrice: v.fallback(v.optional(PriceSchema), undefined),
  discount: OptionalNumber,
  rating: OptionalNumber,
  ratingCount: OptionalNumber,
  hasSizes: v.fallback(v.optional(v.literal(false)), undefined),
  isForChildren: v.fallback(v.optional(v.literal(true)), undefined),
};

function cutTitle(title: string): string {
  // Does not split a surrogate pair.
  return title.slice(0, MAX_TITLE_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

/** Validates a product that comes from storage or from navigation state. */
export const ProductSummarySchema = v.pipe(v.object(productEntries), v.transform(omitUndefined));

/**
 * The price of a product, and its old price if that was higher, in whole units of currency: the props of shared-ui's `Price`.
 *
 * @throws {PriceError} for a price that {@link isPrice} refuses; neither the catalogue nor the stores have such a price
 */
export function pricesOf({ newPrice, oldPrice = newPrice }: ProductSummary): {
  readonly amount: number;
  readonly oldAmount: number | undefined;
} {
  const [amount, oldAmount] = [toAmount(newPrice), toAmount(oldPrice)];
  return { amount, oldAmount: oldAmount > amount ? oldAmount : undefined };
}

/** Picks the fields of an item of the wishlist from any object that has them, such as a product of the catalogue. */
export function toSummary(product: ProductSummary): ProductSummary {
  const { id, title, imageUrl, newPrice, oldPrice, discount, rating, ratingCount } = product;
  return omitUndefined({ id, title, imageUrl, newPrice, oldPrice, discount, rating, ratingCount });
}

/** Picks the fields of a line of the cart: those of the wishlist, and what its sizes are. */
export function toPurchase(product: ProductSummary): ProductSummary {
  const { hasSizes, isForChildren } = product;
  return omitUndefined({ ...toSummary(product), hasSizes, isForChildren });
}

/** The same fields, without `undefined`. */
type Defined<T> = { [Field in keyof T]: Exclude<T[Field], undefined> };

/**
 * Removes undefined fields, like JSON, so that a stored object equals the original. Only for objects with known fields.
 */
export function omitUndefined<T extends object>(value: T): Defined<T> {
  // A loop, because it is fast, and the page waits until a long list is read.
  const present: Partial<T> = {};
  for (const field in value) {
    if (value[field] !== undefined) present[field] = value[field];
  }
  return present as Defined<T>;
}
