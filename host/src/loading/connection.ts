/** Chromium's network information; other browsers have none. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser knows of the network; of what it does not know, nothing. */
function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Whether the shopper wants data to be saved. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/** Whether what may not be needed is better not loaded: data is to be saved, or the network is slow. */
export function isFrugal(): boolean {
  return savesData() || /[23]g/.test(connection().effectiveType ?? '');
}
