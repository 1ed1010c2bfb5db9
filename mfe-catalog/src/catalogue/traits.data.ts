import { readProducts } from '../../records/readCatalogue';

/** The traits for filters, search and suggestions, in the catalogue's order. */
export const traits = readProducts().map(
  ({ colours, occasions, fabric, isWornAlone, gender }) =>
    [colours, occasions, fabric, isWornAlone ? 1 : 0, gender] as const,
);
