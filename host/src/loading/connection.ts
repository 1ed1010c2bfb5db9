/** Chromium's network information; other browsers have none. */
function connection(): { readonly saveData?: boolean; readonly effectiveType?: string } {
  return (navigator as { connection?: ReturnType<typeof connection> }).connection ?? {};
}

export function savesData(): boolean {
  return connection().saveData === true;
}

/** Whether loading ahead should be skipped: the shopper saves data, or the network is slow. */
export function isFrugal(): boolean {
  return savesData() || /[23]g/.test(connection().effectiveType ?? '');
}
