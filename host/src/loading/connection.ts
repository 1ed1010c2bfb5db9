/** Chromium's network information; other browsers have none. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser knows of the network; of what it does not know, nothing. */
export function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}
