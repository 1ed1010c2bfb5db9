import { formatNumber } from '../words/formatNumber';

/**
 * Formats a price, which is not negative, in whole units of currency, without decimals if it has none: `$1,299`
 * (docs/product/catalogue.md#prices).
 */
export function formatPrice(amount: number): string {
  return `$${formatNumber(amount, Number.isInteger(amount) ? 0 : 2)}`;
}

/** Formats a sum, which is not negative, in integer cents, always with two decimals: `$1,402.92`. */
export function formatSum(cents: number): string {
  return `$${formatNumber(cents / 100, 2)}`;
}
