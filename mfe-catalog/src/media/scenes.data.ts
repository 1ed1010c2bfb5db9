import { pictureNames } from '../../records/ledger';
import { productsOf, readCatalogue } from '../../records/readCatalogue';

/** A picture that belongs to no product: the size of its widest file in pixels, and the backdrop colour as rrggbb. */
type Scene = readonly [width: number, height: number, colour: string, ...widths: number[]];

const { sections, pictures } = readCatalogue();

const ofProducts = new Set(productsOf(sections).flatMap(({ id }) => pictureNames(id)));

/** The delivered scenes by name. */
export const scenes: Readonly<Record<string, Scene>> = Object.fromEntries(
  Object.entries(pictures)
    .filter(([name]) => !ofProducts.has(name))
    .map(([name, { width, height, colour, widths }]) => [name, [width, height, colour, ...widths]]),
);
