const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Formats a price in whole units of currency, without decimals if it has none: `$1,299`
 * (docs/product/catalogue.md#prices).
 */
export function formatPrice(amount: number): string {
  return (Number.isInteger(amount) ? whole : exact).format(amount);
}

/** Formats a sum in integer cents, always with two decimals: `$1,402.92`. */
export function formatSum(cents: number): string {
  return exact.format(cents / 100);
}
