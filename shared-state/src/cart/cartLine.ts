import * as v from 'valibot';
import { isRecord } from '../isRecord';
import { listParser } from '../persistence/listParser';
import { productEntries, omitUndefined, type ProductSummary } from '../product/productSummary';

/** The sizes of a garment (docs/product/product.md#sizes). */
export const SIZES = ['S', 'M', 'L', 'XL'] as const;
export type Size = (typeof SIZES)[number];

/**
 * The number of pieces of a line by size. Other pieces have no size (docs/product/cart.md#sizes-on-a-line). The order of
 * the fields is the order in which the sizes were last chosen.
 */
export type SizeCounts = Readonly<Partial<Record<Size, number>>>;

/** A line of the stored `cart` array. Each product has one line (docs/product/storage.md#keys). */
export interface CartLine extends ProductSummary {
  /** From 1 to {@link MAX_LINE_QUANTITY}. */
  readonly quantity: number;
  readonly sizes?: SizeCounts | undefined;
}

/**
 * The highest quantity of a line (docs/product/cart.md#quantity). With a higher quantity, the total in cents at the highest
 * price would not be an exact integer.
 */
export const MAX_LINE_QUANTITY = 9_000_000;

const Quantity = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
  v.toMaxValue(MAX_LINE_QUANTITY),
);

export const CartLineSchema = v.pipe(
  v.object({
    ...productEntries,
    quantity: v.optional(Quantity, 1),
    sizes: v.optional(v.pipe(v.unknown(), v.transform(readSizes))),
  }),
  v.transform(fitSizes),
);

/** Reads the stored cart and adds the quantities of duplicates. */
export const cartParser = listParser<CartLine>(CartLineSchema, mergeLines);

/** Merges two lines of the same product: the first, with the quantities and sizes of both. */
function mergeLines(first: CartLine, second: CartLine): CartLine {
  const sizes: Partial<Record<Size, number>> = { ...first.sizes };
  for (const [size, count] of countsOf(second)) {
    const before = sizes[size] ?? 0;
    // Deleted first, so that it becomes the last field, the size chosen last.
    delete sizes[size];
    sizes[size] = before + count;
  }
  return fitSizes({ ...first, quantity: first.quantity + second.quantity, sizes });
}

/**
 * The lines with others inserted at a position. If there is a line of the same product, it gets the quantity and the sizes
 * of the other.
 */
export function insertLines(
  lines: readonly CartLine[],
  others: readonly CartLine[],
  index: number,
): readonly CartLine[] {
  const added = new Map(others.map((line) => [line.id, line]));
  const merged = lines.map((line) => {
    const other = added.get(line.id);
    added.delete(line.id);
    return other ? mergeLines(line, other) : line;
  });
  return [...merged.slice(0, index), ...added.values(), ...merged.slice(index)];
}

/**
 * The line with another quantity; the same line if it has that quantity. If the line has pieces without a size, these are
 * added or removed first. Otherwise pieces of the size chosen last are, then pieces of the size chosen before it.
 *
 * @param quantity at least 1; capped at {@link MAX_LINE_QUANTITY}
 */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  if (quantity === line.quantity) return line;
  const counts = countsOf(line);
  const sized = counts.reduce((sum, [, count]) => sum + count, 0);
  const last = counts.at(-1)?.[0];
  // `fitSizes` reduces this to the pieces that the other sizes leave.
  const sizes = last && sized === line.quantity ? { ...line.sizes, [last]: quantity } : line.sizes;
  return fitSizes({ ...line, quantity, sizes });
}

/**
 * The line with some of its pieces in another size, which then counts as chosen last. Returns the same line if it has no
 * pieces of the size `from`.
 *
 * @param from the size of the pieces; null for pieces without a size
 * @param count the highest number of pieces; by default all
 */
export function withMovedSize(
  line: CartLine,
  from: Size | null,
  to: Size,
  count = line.quantity,
): CartLine {
  // Left out first, so that it becomes the last field.
  const { [to]: before = 0, ...rest } = line.sizes ?? {};
  const others: Partial<Record<Size, number>> = rest;
  const sized = countsOf(line).reduce((sum, [, pieces]) => sum + pieces, 0);
  const available = from === null ? line.quantity - sized : (line.sizes?.[from] ?? 0);
  const moved = Math.min(count, available);
  if (moved < 1 || from === to) return line;
  if (from !== null) others[from] = available - moved;
  return fitSizes({ ...line, sizes: { ...others, [to]: before + moved } });
}

/** The line without the pieces of `part`, size by size; null if no piece is left. */
export function subtractLine(line: CartLine, part: CartLine): CartLine | null {
  if (line.quantity <= part.quantity) return null;
  const sizes = Object.fromEntries(
    countsOf(line).map(([size, count]) => [size, count - (part.sizes?.[size] ?? 0)]),
  );
  return fitSizes({ ...line, quantity: line.quantity - part.quantity, sizes });
}

/**
 * Caps the quantity at {@link MAX_LINE_QUANTITY}, and the sizes at the quantity. Sizes chosen last are reduced first.
 */
export function fitSizes(line: CartLine): CartLine {
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

/** The valid sizes in a stored value. Ignores the rest. */
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
  // Only fields of `Size` are set.
  return Object.entries(sizes) as [Size, number][];
}

export function isSize(text: string): text is Size {
  return (SIZES as readonly string[]).includes(text);
}
