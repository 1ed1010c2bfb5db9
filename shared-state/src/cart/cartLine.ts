import * as v from 'valibot';
import { listCodec } from '../persistence/listCodec';
import {
  EARLIER_NAMES,
  productEntries,
  withoutGaps,
  type ProductSummary,
} from '../product/productSummary';
import { withTodaysNames } from '../product/todaysNames';

/** The sizes of SPEC §9. */
export const SIZES = ['S', 'M', 'L', 'XL'] as const;
export type Size = (typeof SIZES)[number];

/** How many of a line were asked for in which size; the rest have none (RULINGS A15). */
export type SizeCounts = Readonly<Partial<Record<Size, number>>>;

/** A line of the stored `cart` array: one for each product (SPEC §3, Cart item). */
export interface CartLine extends ProductSummary {
  /** From 1 to {@link MOST_OF_ONE}. */
  readonly quantity: number;
  readonly sizes?: SizeCounts | undefined;
}

/**
 * The highest quantity of a line. The specification has no limit; beyond this one a line at the highest price would come
 * to more cents than a number holds exactly, and a total would be wrong.
 */
export const MOST_OF_ONE = 9_000_000;

const Quantity = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
  v.toMaxValue(MOST_OF_ONE),
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
    // Earlier carts had one entry for each piece, without a quantity: the default of SPEC §9.
    quantity: v.optional(Quantity, 1),
    sizes: v.fallback(v.optional(Sizes), undefined),
  }),
  v.transform((line): CartLine => fitSizes(withoutGaps(line))),
);

const EARLIER_LINE_NAMES: ReadonlyMap<string, string> = new Map([
  ...EARLIER_NAMES,
  ['qty', 'quantity'],
]);

/** Reads the stored cart; quantities of duplicates are added. */
export const cartCodec = listCodec<CartLine>({
  parse: (value) => {
    const result = v.safeParse(CartLineSchema, withTodaysNames(value, EARLIER_LINE_NAMES));
    return result.success ? result.output : null;
  },
  merge: mergeLines,
});

/** One line of two with the same product: the first, with the quantities and sizes of both. */
export function mergeLines(first: CartLine, second: CartLine): CartLine {
  const sizes = addSizes(first.sizes, second.sizes);
  return withQuantity(withoutGaps({ ...first, sizes }), first.quantity + second.quantity);
}

/** The line with another quantity, at most {@link MOST_OF_ONE}, and no more sizes than that. */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  return fitSizes({ ...line, quantity: Math.min(quantity, MOST_OF_ONE) });
}

/** Adds two sets of sizes; {@link fitSizes} leaves out those of which there are none. */
function addSizes(
  first: SizeCounts | undefined,
  second: SizeCounts | undefined,
): SizeCounts | undefined {
  if (!first || !second) return first ?? second;
  return Object.fromEntries(
    SIZES.map((size) => [size, (first[size] ?? 0) + (second[size] ?? 0)] as const),
  );
}

/** Takes sizes away, the largest first, until they are no more than the quantity. */
function fitSizes(line: CartLine): CartLine {
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
