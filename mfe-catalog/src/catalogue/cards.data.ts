import { readCatalogue } from '../../records/readCatalogue';
import { pictureNames } from '../../records/ledger';
import { cardOf } from './card';

const { sections, pictures } = readCatalogue();

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
    products: category.products.map((product) =>
      cardOf(
        product,
        pictureNames(product.id).flatMap((picture) => pictures[picture] ?? []),
      ),
    ),
  })),
}));
