/** Ports that browsers refuse to open: the Fetch standard's "bad ports". */
const BLOCKED = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]);

/** The first port that the end-to-end tests try, far from the usual ports of a running shop. */
export const E2E_PORT = 4310;

export const LAST_PORT = 65_535;

/**
 * Reads a setting with the first of several consecutive ports.
 *
 * @param name of the setting
 * @param text its value
 * @param options the default port, and the number of ports
 * @throws with a sentence that suggests a port, if the setting is invalid or browsers refuse one of the ports
 */
export function readPort(
  name: string,
  text: string | undefined,
  { fallback, count }: { fallback: number; count: number },
): number {
  const port = text === undefined || text === '' ? fallback : Number(text);
  const highest = LAST_PORT - count + 1;
  if (!Number.isInteger(port) || port < 1 || port > highest) {
    throw new Error(`${name} is "${text}"; set it to a whole number from 1 to ${highest}.`);
  }
  const blocked = blockedPort(port, count);
  if (blocked !== undefined) {
    let good = port;
    while (blockedPort(good, count) !== undefined) good += 1;
    throw new Error(
      `${name} is ${port}, but browsers refuse to open port ${blocked}; set it to ${good}, for example.`,
    );
  }
  return port;
}

/** The first of several consecutive ports that browsers refuse to open, if any. */
export function blockedPort(first: number, count: number): number | undefined {
  return Array.from({ length: count }, (_, offset) => first + offset).find((port) =>
    BLOCKED.has(port),
  );
}
