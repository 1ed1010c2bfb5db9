import * as v from 'valibot';
import { isPrice, toAmount } from '../money/amount';
import { renameLegacyFields } from './legacyFields';

/**
 * What the lists and the checkout keep of a product (docs/product/storage.md#keys): enough to show it without the
 * catalogue.
 */
export interface ProductSummary {
  readonly id: string;
  readonly title: string;
  /**
   * Root-relative path under `/media/`, or empty where a stored one was not: a placeholder is shown
   * (docs/product/catalogue.md#picture-paths).
   */
  readonly imageUrl: string;
  readonly newPrice: number | string;
  readonly oldPrice?: number | string | undefined;
  /** Whole percent. */
  readonly discount?: number | undefined;
  readonly rating?: number | undefined;
  readonly ratingCount?: number | undefined;
}

/** What an id is made of: it stands in addresses, and is compared byte by byte. */
const ID = /^[\w-]{1,200}$/;

/** Longer titles are cut: the shop has none, and a browser takes seconds to lay out a hundred thousand letters. */
const MAX_TITLE_LENGTH = 200;

const MEDIA_PATH = /^\/media\/[\w\-./]+$/;

/** Accepts a price that can be summed; the stored form, number or text, is kept. */
const PriceSchema = v.custom<number | string>(isPrice, 'a price');

/** A number, also one stored as text, or nothing: a broken rating must not cost the shopper the item. */
const OptionalNumber = v.fallback(
  v.optional(
    v.union([
      v.pipe(v.number(), v.finite()),
      v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,9})?$/), v.transform(Number)),
    ]),
  ),
  undefined,
);

/** The entries that every stored product has; unknown ones are dropped. */
export const productEntries = {
  id: v.pipe(v.string(), v.regex(ID)),
  title: v.pipe(v.string(), v.nonEmpty(), v.transform(cutTitle)),
  imageUrl: v.fallback(
    v.pipe(
      v.string(),
      v.regex(MEDIA_PATH),
      v.check((path) => !path.includes('..')),
    ),
    '',
  ),
  newPrice: PriceSchema,
  oldPrice: v.fallback(v.optional(PriceSchema), undefined),
  discount: OptionalNumber,
  rating: OptionalNumber,
  ratingCount: OptionalNumber,
};

function cutTitle(title: string): string {
  // A surrogate pair is not cut in two.
  return title.slice(0, MAX_TITLE_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

/** Validates a product that comes from storage or from navigation state. */
export const ProductSummarySchema = v.pipe(v.object(productEntries), v.transform(omitUndefined));

/** What the fields of a stored product were called before. */
export const LEGACY_NAMES: ReadonlyMap<string, string> = new Map([
  ['productId', 'id'],
  ['name', 'title'],
  ['image', 'imageUrl'],
  ['price', 'newPrice'],
  ['originalPrice', 'oldPrice'],
]);

/** The product in a stored value, or null where there is none. */
export function parseProduct(value: unknown): ProductSummary | null {
  const result = v.safeParse(ProductSummarySchema, renameLegacyFields(value, LEGACY_NAMES));
  return result.success ? result.output : null;
}

/**
 * What a product costs, and its old price where that was higher, in whole units of currency: the props of shared-ui's `Price`.
 *
 * @throws {PriceError} for a price that {@link isPrice} refuses; neither the catalogue nor the stores hold one
 */
export function pricesOf({ newPrice, oldPrice = newPrice }: ProductSummary): {
  readonly amount: number;
  readonly oldAmount: number | undefined;
} {
  const [amount, oldAmount] = [toAmount(newPrice), toAmount(oldPrice)];
  return { amount, oldAmount: oldAmount > amount ? oldAmount : undefined };
}

/** Picks the summary out of anything that has its fields, such as a product of the catalogue. */
export function toSummary(product: ProductSummary): ProductSummary {
  const { id, title, imageUrl, newPrice, oldPrice, discount, rating, ratingCount } = product;
  return omitUndefined({ id, title, imageUrl, newPrice, oldPrice, discount, rating, ratingCount });
}

/** The same fields, none of them undefined. */
type Defined<T> = { [Field in keyof T]: Exclude<T[Field], undefined> };

/**
 * Leaves out the fields that are undefined, as JSON does: what is stored and what is read back are equal. For objects of
 * known fields only.
 */
export function omitUndefined<T extends object>(value: T): Defined<T> {
  // A loop, because a long list is read before the page shows it.
  const present: Partial<T> = {};
  for (const field in value) {
    if (value[field] !== undefined) present[field] = value[field];
  }
  return present as Defined<T>;
}
