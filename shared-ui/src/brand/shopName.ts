/** The shop's name. Nothing else may spell it where a shopper can read it. */
export const SHOP_NAME = 'Weft';
