/** What goes with products that the shopper has, or was viewed last, for the host's pages; a module, not a page. */
export { Suggestions as default } from '../suggestions/Suggestions';
