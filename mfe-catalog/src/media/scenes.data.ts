import type pictures from '../../catalogue/pictures.json';
import { pictureNames } from '../../records/ledger';
import { productsOf, readCatalogue } from '../../records/readCatalogue';

/** The name of a scene, a picture that belongs to no product. */
export type SceneName = keyof typeof pictures;

/** The size of a scene's widest file in pixels, its backdrop colour as rrggbb, and the widths of its AVIF files. */
type Scene = readonly [width: number, height: number, colour: string, ...widths: number[]];

const catalogue = readCatalogue();

const ofProducts = new Set(productsOf(catalogue.sections).flatMap(({ id }) => pictureNames(id)));

/** The delivered scenes by name. */
export const scenes: Readonly<Record<string, Scene>> = Object.fromEntries(
  Object.entries(catalogue.pictures)
    .filter(([name]) => !ofProducts.has(name))
    .map(([name, { width, height, colour, widths }]) => [name, [width, height, colour, ...widths]]),
);
