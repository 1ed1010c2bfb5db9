import { AGES, SIZES, type Size } from 'shared-state';
import type { Audience } from '../catalogue/types';

/** The range of a body measure in centimetres, for each size. */
interface Measure {
  readonly name: string;
  readonly range: Readonly<Record<Size, readonly [from: number, to: number]>>;
}

/** The size table of an audience. */
export interface SizeTable {
  readonly measures: readonly Measure[];
  /** The usual age for each size, for children. */
  readonly ages?: Readonly<Record<Size, string>>;
}

const CM_PER_INCH = 2.54;

/** A measure from five bounds. Each size ends a centimetre before the next. */
function measure(
  name: string,
  ...bounds: readonly [number, number, number, number, number]
): Measure {
  const [s, m, l, xl, end] = bounds;
  return { name, range: { S: [s, m - 1], M: [m, l - 1], L: [l, xl - 1], XL: [xl, end] } };
}

/** The body measures of each audience. */
export const sizeTables: Readonly<Record<Audience, SizeTable>> = {
  men: {
    measures: [
      measure('Chest', 88, 96, 104, 112, 120),
      measure('Waist', 74, 82, 90, 98, 108),
      measure('Hip', 90, 97, 104, 111, 118),
    ],
  },
  women: {
    measures: [
      measure('Bust', 80, 87, 94, 102, 110),
      measure('Waist', 62, 69, 76, 84, 93),
      measure('Hip', 87, 94, 101, 108, 116),
    ],
  },
  children: {
    ages: AGES,
    measures: [
      measure('Height', 98, 110, 122, 134, 146),
      measure('Chest', 54, 58, 62, 67, 72),
      measure('Waist', 51, 54, 57, 60, 64),
    ],
  },
};

/** Formats a range: "88–96" in centimetres or "34½–38" in half inches. */
export function rangeText([from, to]: readonly [number, number], unit: 'cm' | 'in'): string {
  return `${lengthText(from, unit)}–${lengthText(to, unit)}`;
}

/** Formats a length: "88" in centimetres or "34½" in half inches. */
export function lengthText(centimetres: number, unit: 'cm' | 'in'): string {
  return unit === 'cm' ? String(centimetres) : halfInches(centimetres);
}

function halfInches(centimetres: number): string {
  const halves = Math.round((centimetres / CM_PER_INCH) * 2);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
}

/** The rows of a table: a size and its cells. */
export function rowsOf(
  { measures, ages }: SizeTable,
  unit: 'cm' | 'in',
): readonly (readonly string[])[] {
  return SIZES.map((size) => [
    size,
    ...(ages ? [ages[size]] : []),
    ...measures.map(({ range }) => rangeText(range[size], unit)),
  ]);
}
