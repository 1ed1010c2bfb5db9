import { readCatalogue } from '../../records/readCatalogue';

/** The words that mean a whole section. */
export const sectionNames = readCatalogue().sections.flatMap(({ names }) => names);
