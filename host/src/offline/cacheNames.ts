/** The caches that tell what a shopper has looked at: the worker fills them, and the page erases them. */
export const PAGES_CACHE = 'weft-pages';
export const PICTURES_CACHE = 'weft-pictures';
