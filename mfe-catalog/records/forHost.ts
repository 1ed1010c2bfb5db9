// `mfe-catalog/sections`: what the host's data modules read when it is built. The files are imported, not read, so that a
// changed file builds the host again.
import listing from '../catalogue/listing.json';
import delivered from '../catalogue/pictures.json';
import sections from '../catalogue/sections.json';
import { CatalogueError, checkFile } from './readCatalogue';
import { SectionsFile, type SectionEntry } from './schema';

const mistakes: string[] = [];
const list = checkFile(SectionsFile, sections, 'sections.json', mistakes);
if (!list) throw new CatalogueError(mistakes);

/** The sections in the shop's order, with the pictures that are delivered. The first one is the default. */
export const entries: readonly SectionEntry[] = list.map((section) => ({
  ...section,
  pictures: section.pictures.filter(({ product }) => product in delivered),
}));

/** The query parameters of a listing, and the entry of its navigation state. */
export const { parameters } = listing;
