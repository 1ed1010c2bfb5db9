import { readProducts } from '../../records/readCatalogue';

/** The products that are not measured as tops, by their garment. */
export const garments = Object.fromEntries(
  readProducts().flatMap(({ id, garment }) => (garment === 'top' ? [] : [[id, garment] as const])),
);
