/** Discount codes of SPEC §9, in percent. A Map, so that no code can reach a prototype. */
const CODES: ReadonlyMap<string, number> = new Map([
  ['SUMMER25', 25],
  ['WELCOME10', 10],
  ['FAMILY50', 50],
]);

/**
 * Text as the field shows it while it is typed: in capitals (SPEC §5). Only a to z are turned: `toUpperCase` would make
 * an S of `ſ` and an I of `ı`, and so accept codes that were never given out.
 */
export function upperCased(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** The percent of a code, or undefined for one that is not known. */
export function discountPercent(code: string): number | undefined {
  return CODES.get(upperCased(code.trim()));
}
