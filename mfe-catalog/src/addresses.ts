import { productPath } from 'shared-state';
import { productsOf } from './catalogue/catalogue';
import { sections } from './catalogue/sections';

/** The root-relative path of every product, for the pages and the sitemap. The host's route table has the other paths. */
export function addresses(): readonly string[] {
  return sections.flatMap((section) => productsOf(section).map(({ id }) => productPath(id)));
}
