import { readCatalogue } from '../../records/readCatalogue';
import { pictureNames } from '../../records/ledger';

const { sections, pictures } = readCatalogue();

/** What a card shows of a product: prices and ratings that it does not have are null. */
export type Card = readonly [
  id: string,
  title: string,
  newPrice: number | string,
  oldPrice: number | string | null,
  rating: number | null,
  ratingCount: number | null,
  /** The number of its pictures, and the backdrop colour of the first as rrggbb. */
  pictures: number,
  colour: string,
  /** None; for the whole product; or only for the blouse that belongs to it. */
  sizes: 0 | 1 | 2,
];

/** The sections with what cards show. */
export const shelves = sections.map(({ id, name, subtitle, audience, accent, categories }) => ({
  id,
  name,
  subtitle,
  audience,
  accent,
  categories: categories.map((category) => ({
    id: category.id,
    name: category.name,
    ...(category.layer && { layer: category.layer }),
    products: category.products.map((product): Card => {
      const own = pictureNames(product.id).flatMap((name) => pictures[name] ?? []);
      return [
        product.id,
        product.title,
        product.newPrice,
        product.oldPrice ?? null,
        product.rating ?? null,
        product.ratingCount ?? null,
        own.length,
        own[0]?.colour ?? '',
        product.hasSizes ? (product.garment === 'saree' ? 2 : 1) : 0,
      ];
    }),
  })),
}));
