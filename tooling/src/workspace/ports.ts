export const LAST_PORT = 65_535;

/**
 * Reads a setting with the first of several consecutive ports.
 *
 * @param name of the setting
 * @param text its value
 * @param options the default port, and the number of ports
 * @throws with one sentence, if the setting is invalid
 */
export function readPort(
  name: string,
  text: string | undefined,
  { fallback, count }: { fallback: number; count: number },
): number {
  const port = text === undefined || text === '' ? fallback : Number(text);
  const highest = LAST_PORT - count + 1;
  if (Number.isInteger(port) && port >= 1 && port <= highest) return port;
  throw new Error(`${name} is "${text}"; set it to a whole number from 1 to ${highest}.`);
}
