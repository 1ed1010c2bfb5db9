/** The caches that tell what a shopper has looked at. */
export const PAGES_CACHE = 'weft-pages';
export const PICTURES_CACHE = 'weft-pictures';
