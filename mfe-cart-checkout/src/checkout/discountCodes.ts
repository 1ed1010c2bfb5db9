/** The discount codes with their percentages, as a Map, so that no code finds a property of a prototype. */
const CODES: ReadonlyMap<string, number> = new Map([
  ['SUMMER25', 25],
  ['WELCOME10', 10],
  ['FAMILY50', 50],
]);

/**
 * The text in capitals, as the field shows it (docs/product/checkout.md#discount-code). Only a to z are converted:
 * `toUpperCase` would also convert `ſ` to S and `ı` to I, and so accept codes that don't exist.
 */
export function upperCased(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** The percentage of a code, or undefined for an unknown one. */
export function discountPercent(code: string): number | undefined {
  return CODES.get(upperCased(code.trim()));
}
