import { readProducts } from '../../records/readCatalogue';
import type { ProductTraits } from './types';

/** The traits for filters, search and suggestions, in the catalogue's order. */
export const traits = readProducts().map(
  ({ colours, occasions, fabric, isWornAlone, gender }): ProductTraits => ({
    colours,
    occasions,
    fabric,
    isWornAlone,
    gender,
  }),
);
