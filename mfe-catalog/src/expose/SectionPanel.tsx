/** The categories of a section for the host's "Shop" navigation (docs/product/names.md); a module, not a page. */
export { SectionCategories as default } from '../sections/SectionCategories';
