import { SIZES } from 'shared-state';
import type { Audience, Garment } from '../catalogue/types';
import { garments } from './garments.data';
import { lengthText, type SizeTable, type Unit } from './sizeTables';

/** A measure of a finished garment in centimetres: the value for size S, and the step to each larger size. */
type GarmentMeasure = readonly [name: string, small: number, step: number];

const MEASURES: Readonly<Record<Audience, Readonly<Record<Garment, readonly GarmentMeasure[]>>>> = {
  men: {
    top: [
      ['Chest', 104, 8],
      ['Length', 70, 2],
      ['Sleeve', 62, 1],
    ],
    dress: [
      ['Chest', 108, 8],
      ['Length', 104, 2],
      ['Sleeve', 61, 1],
    ],
    trousers: [
      ['Waist', 80, 8],
      ['Hip', 100, 7],
      ['Inside leg', 79, 1],
    ],
    saree: [],
  },
  women: {
    top: [
      ['Bust', 90, 7],
      ['Length', 60, 2],
      ['Sleeve', 30, 1],
    ],
    dress: [
      ['Bust', 92, 7],
      ['Waist', 78, 7],
      ['Length', 112, 2],
    ],
    trousers: [
      ['Waist', 68, 7],
      ['Hip', 95, 7],
      ['Inside leg', 74, 1],
    ],
    saree: [
      ['Blouse bust', 86, 7],
      ['Blouse length', 36, 1],
      ['Saree length', 550, 0],
    ],
  },
  children: {
    top: [
      ['Chest', 66, 5],
      ['Length', 44, 5],
      ['Sleeve', 38, 5],
    ],
    dress: [
      ['Chest', 64, 5],
      ['Length', 62, 8],
      ['Shoulder', 25, 2],
    ],
    trousers: [
      ['Waist', 52, 3],
      ['Hip', 66, 5],
      ['Inside leg', 44, 7],
    ],
    saree: [],
  },
};

/** The measures of a finished garment. */
export function garmentTable(productId: string, audience: Audience, unit: Unit): SizeTable {
  const measures = MEASURES[audience][garments[productId] ?? 'top'];
  return {
    columns: ['Size', ...measures.map(([name]) => name)],
    rows: SIZES.map((size, place) => [
      size,
      ...measures.map(([, small, step]) => lengthText(small + place * step, unit)),
    ]),
  };
}
