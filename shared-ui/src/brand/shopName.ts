/** The shop's name; every text that a shopper reads takes it from here. */
export const SHOP_NAME = 'Weft';
