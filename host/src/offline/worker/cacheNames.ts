/** The caches that show what a shopper has visited. */
export const PAGES_CACHE = 'weft-pages';
export const PICTURES_CACHE = 'weft-pictures';
