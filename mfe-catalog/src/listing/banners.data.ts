import { readCatalogue } from '../../records/readCatalogue';

/** The banner and the trends of each section's listing. */
export const banners = Object.fromEntries(
  readCatalogue().sections.map(({ id, promo, trends }) => [id, { promo, trends }]),
);
