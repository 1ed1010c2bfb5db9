import { AGES, SIZES } from 'shared-state';
import type { Audience, Garment } from '../catalogue/types';
import { garments } from './garments.data';

export type Unit = 'cm' | 'in';

export interface SizeTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Body measures in centimetres: where the range of each size begins. It ends a centimetre before the next. */
const BODY: Readonly<Record<Audience, Readonly<Record<string, readonly number[]>>>> = {
  men: {
    Chest: [88, 96, 104, 112, 121],
    Waist: [74, 82, 90, 98, 109],
    Hip: [90, 97, 104, 111, 119],
  },
  women: {
    Bust: [80, 87, 94, 102, 111],
    Waist: [62, 69, 76, 84, 94],
    Hip: [87, 94, 101, 108, 117],
  },
  children: {
    Height: [98, 110, 122, 134, 147],
    Chest: [54, 58, 62, 67, 73],
    Waist: [51, 54, 57, 60, 65],
  },
};

/** Measures of a finished garment in centimetres: the value for size S, and the step to each larger size. */
type GarmentMeasures = Readonly<Record<string, readonly [small: number, step: number]>>;

const GARMENT: Readonly<Record<Audience, Readonly<Partial<Record<Garment, GarmentMeasures>>>>> = {
  men: {
    top: { Chest: [104, 8], Length: [70, 2], Sleeve: [62, 1] },
    dress: { Chest: [108, 8], Length: [104, 2], Sleeve: [61, 1] },
    trousers: { Waist: [80, 8], Hip: [100, 7], 'Inside leg': [79, 1] },
  },
  women: {
    top: { Bust: [90, 7], Length: [60, 2], Sleeve: [30, 1] },
    dress: { Bust: [92, 7], Waist: [78, 7], Length: [112, 2] },
    trousers: { Waist: [68, 7], Hip: [95, 7], 'Inside leg': [74, 1] },
    saree: { 'Blouse bust': [86, 7], 'Blouse length': [36, 1], 'Saree length': [550, 0] },
  },
  children: {
    top: { Chest: [66, 5], Length: [44, 5], Sleeve: [38, 5] },
    dress: { Chest: [64, 5], Length: [62, 8], Shoulder: [25, 2] },
    trousers: { Waist: [52, 3], Hip: [66, 5], 'Inside leg': [44, 7] },
  },
};

const CM_PER_INCH = 2.54;

/** The body measures for each size; for children also the usual age. */
export function bodyTable(audience: Audience, unit: Unit): SizeTable {
  const measures = BODY[audience];
  const hasAges = audience === 'children';
  return {
    columns: ['Size', ...(hasAges ? ['Age'] : []), ...Object.keys(measures)],
    rows: SIZES.map((size, place) => [
      size,
      ...(hasAges ? [AGES[size]] : []),
      ...Object.values(measures).map((starts) => rangeText(starts.slice(place), unit)),
    ]),
  };
}

/** The measures of a finished garment. */
export function garmentTable(productId: string, audience: Audience, unit: Unit): SizeTable {
  const measures = GARMENT[audience][garments[productId] ?? 'top'] ?? {};
  return {
    columns: ['Size', ...Object.keys(measures)],
    rows: SIZES.map((size, place) => [
      size,
      ...Object.values(measures).map(([small, step]) => lengthText(small + place * step, unit)),
    ]),
  };
}

function rangeText([from = 0, next = 0]: readonly number[], unit: Unit): string {
  return `${lengthText(from, unit)}–${lengthText(next - 1, unit)}`;
}

/** Formats a length: "88" in centimetres or "34½" in half inches. */
function lengthText(centimetres: number, unit: Unit): string {
  if (unit === 'cm') return String(centimetres);
  const halves = Math.round((centimetres / CM_PER_INCH) * 2);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
}
