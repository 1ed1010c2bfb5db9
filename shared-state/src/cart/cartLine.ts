import * as v from 'valibot';
import type { ListCodec } from '../persistence/StoredList';
import { productEntries, withoutGaps, type ProductSummary } from '../product/productSummary';

/** The sizes of SPEC §9. */
export const SIZES = ['S', 'M', 'L', 'XL'] as const;
export type Size = (typeof SIZES)[number];

/** How many of a line were asked for in which size; the rest have none (RULINGS A15). */
export type SizeCounts = Readonly<Partial<Record<Size, number>>>;

/** A line of the stored `cart` array: one for each product (SPEC §3, Cart item). */
export interface CartLine extends ProductSummary {
  /** A positive integer. */
  readonly quantity: number;
  readonly sizes?: SizeCounts | undefined;
}

const Quantity = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);

const Sizes = v.pipe(
  v.object({
    S: v.fallback(v.optional(Quantity), undefined),
    M: v.fallback(v.optional(Quantity), undefined),
    L: v.fallback(v.optional(Quantity), undefined),
    XL: v.fallback(v.optional(Quantity), undefined),
  }),
  v.transform((sizes): SizeCounts | undefined => {
    const chosen = withoutGaps(sizes);
    return Object.keys(chosen).length > 0 ? chosen : undefined;
  }),
);

const CartLineSchema = v.pipe(
  v.object({
    ...productEntries,
    quantity: Quantity,
    sizes: v.fallback(v.optional(Sizes), undefined),
  }),
  v.transform((line): CartLine => fitSizes(withoutGaps(line))),
);

/** Reads the stored cart; quantities of duplicates are added. */
export const cartCodec: ListCodec<CartLine> = {
  parse: (value) => {
    const result = v.safeParse(CartLineSchema, value);
    return result.success ? result.output : null;
  },
  merge: (first, second) =>
    withoutGaps({
      ...first,
      quantity: first.quantity + second.quantity,
      sizes: addSizes(first.sizes, second.sizes),
    }),
};

/** Adds two sets of sizes. */
export function addSizes(
  first: SizeCounts | undefined,
  second: SizeCounts | undefined,
): SizeCounts | undefined {
  if (!first || !second) return first ?? second;
  return Object.fromEntries(
    SIZES.map((size) => [size, (first[size] ?? 0) + (second[size] ?? 0)] as const).filter(
      ([, count]) => count > 0,
    ),
  );
}

/** Takes sizes away, the largest first, until they are no more than the quantity. */
export function fitSizes(line: CartLine): CartLine {
  if (!line.sizes) return line;
  let left = line.quantity;
  const sizes: Partial<Record<Size, number>> = {};
  for (const size of SIZES) {
    const count = Math.min(line.sizes[size] ?? 0, left);
    if (count > 0) sizes[size] = count;
    left -= count;
  }
  return { ...line, sizes };
}
