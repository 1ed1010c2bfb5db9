/** The places of thousands separators in a number with at most two decimals. */
const THOUSANDS = /\B(?=(?:\d{3})+(?:\.|$))/g;

/**
 * Formats a price in whole units of currency, without decimals if it has none: `$1,299`
 * (docs/product/catalogue.md#prices).
 */
export function formatPrice(amount: number): string {
  return format(amount, Number.isInteger(amount) ? 0 : 2);
}

/** Formats a sum in integer cents, always with two decimals: `$1,402.92`. */
export function formatSum(cents: number): string {
  return format(cents / 100, 2);
}

/**
 * The same text as `Intl.NumberFormat`, without its cost: the first formatter of a page takes Chromium 5 to 10 ms, and a
 * phone four times as long, in every visit before the page responds.
 */
function format(amount: number, decimals: number): string {
  const sign = amount < 0 ? '-' : '';
  return `${sign}$${Math.abs(amount).toFixed(decimals).replace(THOUSANDS, ',')}`;
}
