import { AGES, SIZES } from 'shared-state';
import type { Audience } from '../catalogue/types';

export type Unit = 'cm' | 'in';

/** The names of the columns, and a row for each size. */
export interface SizeTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A body measure in centimetres: where the range of each size begins. It ends a centimetre before the next. */
type BodyMeasure = readonly [
  name: string,
  s: number,
  m: number,
  l: number,
  xl: number,
  xxl: number,
];

const MEASURES: Readonly<Record<Audience, readonly BodyMeasure[]>> = {
  men: [
    ['Chest', 88, 96, 104, 112, 121],
    ['Waist', 74, 82, 90, 98, 109],
    ['Hip', 90, 97, 104, 111, 119],
  ],
  women: [
    ['Bust', 80, 87, 94, 102, 111],
    ['Waist', 62, 69, 76, 84, 94],
    ['Hip', 87, 94, 101, 108, 117],
  ],
  children: [
    ['Height', 98, 110, 122, 134, 147],
    ['Chest', 54, 58, 62, 67, 73],
    ['Waist', 51, 54, 57, 60, 65],
  ],
};

const CM_PER_INCH = 2.54;

/** The body measures for each size; for children also the usual age. */
export function bodyTable(audience: Audience, unit: Unit): SizeTable {
  const measures = MEASURES[audience];
  const hasAges = audience === 'children';
  return {
    columns: ['Size', ...(hasAges ? ['Age'] : []), ...measures.map(([name]) => name)],
    rows: SIZES.map((size, place) => [
      size,
      ...(hasAges ? [AGES[size]] : []),
      ...measures.map(([, ...starts]) => rangeText(starts.slice(place), unit)),
    ]),
  };
}

function rangeText([from = 0, next = 0]: readonly number[], unit: Unit): string {
  return `${lengthText(from, unit)}–${lengthText(next - 1, unit)}`;
}

/** Formats a length: "88" in centimetres or "34½" in half inches. */
export function lengthText(centimetres: number, unit: Unit): string {
  if (unit === 'cm') return String(centimetres);
  const halves = Math.round((centimetres / CM_PER_INCH) * 2);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
}
