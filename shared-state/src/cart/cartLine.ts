import * as v from 'valibot';
import { isRecord } from '../isRecord';
import { listParser } from '../persistence/listParser';
import {
  EARLIER_NAMES,
  productEntries,
  omitUndefined,
  type ProductSummary,
} from '../product/productSummary';
import { renameLegacyFields } from '../product/legacyFields';

/** The sizes of SPEC §9. */
export const SIZES = ['S', 'M', 'L', 'XL'] as const;
export type Size = (typeof SIZES)[number];

/**
 * How many of a line were asked for in which size; the rest have none (RULINGS A15). The order of the fields is the order
 * in which the sizes were last chosen.
 */
export type SizeCounts = Readonly<Partial<Record<Size, number>>>;

/** A line of the stored `cart` array: one for each product (SPEC §3, Cart item). */
export interface CartLine extends ProductSummary {
  /** From 1 to {@link MAX_LINE_QUANTITY}. */
  readonly quantity: number;
  readonly sizes?: SizeCounts | undefined;
}

/**
 * The highest quantity of a line (RULINGS A32). The specification has no limit; beyond this one a line at the highest price
 * would come to more cents than a number holds exactly, and a total would be wrong.
 */
export const MAX_LINE_QUANTITY = 9_000_000;

const Quantity = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
  v.toMaxValue(MAX_LINE_QUANTITY),
);

const CartLineSchema = v.pipe(
  v.object({
    ...productEntries,
    // Earlier carts had one entry for each piece, without a quantity: the default of SPEC §9.
    quantity: v.optional(Quantity, 1),
    sizes: v.optional(v.pipe(v.unknown(), v.transform(readSizes))),
  }),
  v.transform((line): CartLine => fitSizes(omitUndefined(line))),
);

const EARLIER_LINE_NAMES: ReadonlyMap<string, string> = new Map([
  ...EARLIER_NAMES,
  ['qty', 'quantity'],
]);

/** Reads the stored cart; quantities of duplicates are added. */
export const cartParser = listParser<CartLine>({
  parse: (value) => {
    const result = v.safeParse(CartLineSchema, renameLegacyFields(value, EARLIER_LINE_NAMES));
    return result.success ? result.output : null;
  },
  merge: mergeLines,
});

/** One line of two with the same product: the first, with the quantities and sizes of both. */
export function mergeLines(first: CartLine, second: CartLine): CartLine {
  const sizes: Partial<Record<Size, number>> = { ...first.sizes };
  for (const [size, count] of countsOf(second)) {
    const before = sizes[size] ?? 0;
    // Taken out first, so that it becomes the last: the size chosen last.
    delete sizes[size];
    sizes[size] = before + count;
  }
  return fitSizes({ ...first, quantity: first.quantity + second.quantity, sizes });
}

/**
 * The line with another quantity. What is added or taken are pieces without a size, if the line has any, else pieces of the
 * size that was chosen last, then of the one before.
 *
 * @param quantity at least 1; above {@link MAX_LINE_QUANTITY} it becomes that
 */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  const counts = countsOf(line);
  const sized = counts.reduce((sum, [, count]) => sum + count, 0);
  const last = counts.at(-1)?.[0];
  // As many of the last size as there can be: what the others leave.
  const sizes = last && sized === line.quantity ? { ...line.sizes, [last]: quantity } : line.sizes;
  return fitSizes({ ...line, quantity, sizes });
}

/**
 * The line with some of its pieces in another size, which is then the one chosen last; the same line where it has none such.
 *
 * @param from the size of the pieces; null means those without a size
 * @param count how many at most; all of them by default
 */
export function withMovedSize(
  line: CartLine,
  from: Size | null,
  to: Size,
  count = line.quantity,
): CartLine {
  // Taken out first, so that it becomes the last.
  const { [to]: before = 0, ...rest } = line.sizes ?? {};
  const others: Partial<Record<Size, number>> = rest;
  const sized = countsOf(line).reduce((sum, [, pieces]) => sum + pieces, 0);
  const there = from === null ? line.quantity - sized : (line.sizes?.[from] ?? 0);
  const moved = Math.min(count, there);
  if (moved < 1 || from === to) return line;
  if (from !== null) others[from] = there - moved;
  return fitSizes({ ...line, sizes: { ...others, [to]: before + moved } });
}

/** What is left of a line when a part of it goes, size by size; null where nothing is. */
export function subtractLine(line: CartLine, part: CartLine): CartLine | null {
  if (line.quantity <= part.quantity) return null;
  const sizes = Object.fromEntries(
    countsOf(line).map(([size, count]) => [size, count - (part.sizes?.[size] ?? 0)]),
  );
  return fitSizes({ ...line, quantity: line.quantity - part.quantity, sizes });
}

/** At most {@link MAX_LINE_QUANTITY} pieces, and no more sizes than pieces: those chosen last go first. */
function fitSizes(line: CartLine): CartLine {
  const quantity = Math.min(line.quantity, MAX_LINE_QUANTITY);
  let left = quantity;
  const sizes: Partial<Record<Size, number>> = {};
  for (const [size, count] of countsOf(line)) {
    const fitting = Math.min(count, left);
    if (fitting > 0) sizes[size] = fitting;
    left -= Math.max(fitting, 0);
  }
  const hasSizes = left < quantity;
  return omitUndefined({ ...line, quantity, sizes: hasSizes ? sizes : undefined });
}

/** The sizes that make sense in a stored value. */
function readSizes(value: unknown): SizeCounts {
  const sizes: Partial<Record<Size, number>> = {};
  if (!isRecord(value)) return sizes;
  for (const [size, count] of Object.entries(value)) {
    if (!isSize(size)) continue;
    const result = v.safeParse(Quantity, count);
    if (result.success) sizes[size] = result.output;
  }
  return sizes;
}

function countsOf({ sizes = {} }: CartLine): [Size, number][] {
  // Only sizes are ever put in.
  return Object.entries(sizes) as [Size, number][];
}

/** Whether a text is one of {@link SIZES}. */
export function isSize(text: string): text is Size {
  return (SIZES as readonly string[]).includes(text);
}
