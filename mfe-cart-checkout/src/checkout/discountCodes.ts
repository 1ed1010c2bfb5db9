/** The discount codes with their percentages. A Map, because an object would also find names of its prototype. */
const CODES: ReadonlyMap<string, number> = new Map([
  ['SUMMER25', 25],
  ['WELCOME10', 10],
  ['FAMILY50', 50],
]);

const NAMES = [...CODES.keys()];

/** The codes as a list in a sentence. */
export const CODE_LIST = `${NAMES.slice(0, -1).join(', ')} and ${NAMES.at(-1)}`;

/**
 * The text in capitals, for display in the field (docs/product/checkout.md#discount-code). Converts only a to z, because
 * `toUpperCase` would also convert `ſ` to S and `ı` to I, and so accept codes that do not exist.
 */
export function upperCased(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** The percentage of a code; undefined for an unknown code. */
export function discountPercent(code: string): number | undefined {
  return CODES.get(upperCased(code.trim()));
}
