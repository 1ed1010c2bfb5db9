/** Chromium's network information; other browsers have none. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The network information that the browser has; an empty object if it has none. */
function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Whether the shopper wants data to be saved. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/** Whether loading ahead should be skipped: the shopper saves data, or the network is slow. */
export function isFrugal(): boolean {
  return savesData() || /[23]g/.test(connection().effectiveType ?? '');
}
