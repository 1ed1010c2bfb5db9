import * as v from 'valibot';
import { isPrice } from '../money/amount';

/** What the lists and the checkout keep of a product (SPEC §3): enough to show it without the catalogue. */
export interface ProductSummary {
  readonly id: string;
  readonly title: string;
  /** Root-relative path under `/media/`, or empty where a stored one was not: a placeholder is shown (RULINGS A16). */
  readonly imageUrl: string;
  readonly newPrice: number | string;
  readonly oldPrice?: number | string | undefined;
  /** Whole percent. */
  readonly discount?: number | undefined;
  readonly rating?: number | undefined;
  readonly ratingCount?: number | undefined;
}

const MEDIA_PATH = /^\/media\/[\w\-./]+$/;

/** Accepts a price that can be summed; the stored form, number or text, is kept. */
export const PriceSchema = v.custom<number | string>(isPrice, 'a price');

/** A number that is finite, or nothing: a broken rating must not cost the shopper the item. */
const OptionalNumber = v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);

/** The entries that every stored product has; unknown ones are dropped. */
export const productEntries = {
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  title: v.pipe(v.string(), v.nonEmpty()),
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

/** Validates a product that comes from storage or from navigation state. */
export const ProductSummarySchema = v.pipe(v.object(productEntries), v.transform(withoutGaps));

/** Picks the summary out of anything that has its fields, such as a product of the catalogue. */
export function toSummary(product: ProductSummary): ProductSummary {
  const { id, title, imageUrl, newPrice, oldPrice, discount, rating, ratingCount } = product;
  return withoutGaps({ id, title, imageUrl, newPrice, oldPrice, discount, rating, ratingCount });
}

/** The same fields, none of them undefined. */
type Defined<T> = { [Field in keyof T]: Exclude<T[Field], undefined> };

/** Leaves out the fields that are undefined, as JSON does: what is stored and what is read back are equal. */
export function withoutGaps<T extends object>(value: T): Defined<T> {
  const present = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(present) as Defined<T>;
}
