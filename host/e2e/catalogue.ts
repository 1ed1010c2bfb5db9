import { readCatalogue } from 'mfe-catalog/records';

// What the shop sells: for journeys that need some section or product, whatever the catalogue has.

const catalogue = readCatalogue();

export const listings = catalogue.sections.map(({ id, name, categories }) => ({
  id,
  name,
  path: `/product/${id}` as const,
  categories,
  products: categories.flatMap(({ products }) => products),
}));

type Listing = (typeof listings)[number];

/** The section that `/product` shows, another one, and the last one. */
export const firstSection = listings[0] as Listing;
export const otherSection = listings[1] ?? firstSection;
export const lastSection = listings.at(-1) ?? firstSection;

/** A product of the first section, and one of another section, in stock. */
export const anyProduct = productOf(firstSection);
export const otherProduct = productOf(otherSection);

/** The section's first product in stock, if possible with sizes. */
function productOf({ products }: Listing) {
  const inStock = products.filter(({ stock }) => !stock);
  const chosen = inStock.find(({ hasSizes }) => hasSizes) ?? inStock[0] ?? products[0];
  if (!chosen) throw new Error('The catalogue has an empty section.');
  const { id, title, newPrice, oldPrice, rating, ratingCount, hasSizes } = chosen;
  const imageUrl = catalogue.pictures[id] ? `/media/products/${id}.webp` : '';
  const path = `/product/${id}`;
  return { id, title, newPrice, oldPrice, rating, ratingCount, hasSizes, imageUrl, path };
}
