/** What the host's search knows of the catalogue (RULINGS A18); no page. */
export { searchCatalogue as default } from '../search/searchCatalogue';
