/** The categories of a section for the host's "Shop" navigation (RULINGS B); no page. */
export { SectionCategories as default } from '../sections/SectionCategories';
