/** The shop's name. Every text that a shopper reads uses this constant. */
export const SHOP_NAME = 'Weft';
