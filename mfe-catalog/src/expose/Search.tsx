/** The catalogue's results for the host's search (docs/product/search.md#section); a module, not a page. */
export { searchCatalogue as default } from '../search/searchCatalogue';
