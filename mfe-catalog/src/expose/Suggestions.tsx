/** Products that go with the shopper's products, or recently viewed products, for the host; a module, not a page. */
export { Suggestions as default } from '../suggestions/Suggestions';
