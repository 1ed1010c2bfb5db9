import { productsOf, readCatalogue } from '../../records/readCatalogue';
import { pictureNames } from '../../records/ledger';

const { sections, pictures } = readCatalogue();

/** The backdrop colours of each product's pictures after the first, as rrggbb, in the catalogue's order. */
export const furtherColours: readonly (readonly string[])[] = productsOf(sections).map(({ id }) =>
  pictureNames(id)
    .slice(1)
    .flatMap((name) => pictures[name]?.colour ?? []),
);
