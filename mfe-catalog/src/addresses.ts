import { productsOf } from './catalogue/catalogue';
import { sections } from './catalogue/sections';

/** The root-relative address of every section and every product, for whoever writes the pages and the sitemap. */
export function addresses(): readonly string[] {
  return sections.flatMap((section) => [
    section.viewMoreLink,
    ...productsOf(section).map(({ id }) => `/product/${id}`),
  ]);
}
