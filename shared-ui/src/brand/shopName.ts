/** The shop's name. Every text that a shopper reads uses this constant. */
export const SHOP_NAME = 'Weft';

/** What it sells: the title of the landing page. */
export const SHOP_TAGLINE = 'Clothes for men, women and kids';

/** The description of pages without their own. */
export const SHOP_DESCRIPTION = `${SHOP_TAGLINE}: shirts, kurtas, sarees, denim and knitwear, made to be worn for years.`;
