import { formatNumber } from '../words/formatNumber';

/** Formats whole units of currency, without decimals if there are none: `$1,299` (docs/product/catalogue.md#prices). */
export function formatPrice(amount: number): string {
  return format(amount, Number.isInteger(amount) ? 0 : 2);
}

/** Formats a sum in integer cents, always with two decimals: `$1,402.92`. */
export function formatSum(cents: number): string {
  return format(cents / 100, 2);
}

function format(amount: number, decimals: number): string {
  return `${amount < 0 ? '-' : ''}$${formatNumber(Math.abs(amount), decimals)}`;
}
