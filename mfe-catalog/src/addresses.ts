import { productPath } from 'shared-state';
import { productsOf } from './catalogue/catalogue';
import { sections } from './catalogue/sections';

/**
 * The root-relative path of every product, for the build of the pages and the sitemap. The sections' paths are in the
 * host's route table.
 */
export function addresses(): readonly string[] {
  return sections.flatMap((section) => productsOf(section).map(({ id }) => productPath(id)));
}
