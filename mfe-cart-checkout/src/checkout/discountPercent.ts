import { discountCodes } from '../shop/discountCodes';

export const CODE_LIST = new Intl.ListFormat('en-GB').format(discountCodes.keys());

/**
 * The text in capitals, for display in the field (docs/product/checkout.md#discount-code). Converts only a to z, because
 * `toUpperCase` would also convert `ſ` to S and `ı` to I, and so accept codes that do not exist.
 */
export function upperCased(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** The percentage of a code; undefined for an unknown code. */
export function discountPercent(code: string): number | undefined {
  return discountCodes.get(upperCased(code.trim()));
}
