import { readCatalogue } from '../../records/readCatalogue';

export const banners = Object.fromEntries(
  readCatalogue().sections.map(({ id, promo, trends }) => [id, { promo, trends }]),
);
