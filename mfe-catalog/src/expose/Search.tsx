/** The catalogue's answers for the host's search (RULINGS A18); a module, not a page. */
export { searchCatalogue as default } from '../search/searchCatalogue';
