import { readProducts } from '../../records/readCatalogue';

/** What only a product's page shows, in the catalogue's order. */
export const details = readProducts().map(
  ({ description, stock, composition = '', weight = '', fit = '', care }) =>
    [description, stock ?? {}, composition, weight, fit, ...(care ? [care] : [])] as const,
);
