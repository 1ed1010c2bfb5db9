import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatPrice, formatSum } from './formatMoney';

const CENTS = fc.integer({ min: -1e14, max: 1e14 });
const STYLE = { style: 'currency', currency: 'USD' } as const;

it('a whole price has no decimals, as the browser’s own formatter writes it', () => {
  const { format } = new Intl.NumberFormat('en-US', { ...STYLE, maximumFractionDigits: 0 });
  fc.assert(fc.property(CENTS, (amount) => expect(formatPrice(amount)).toBe(format(amount))));
});

it('a price with a fraction has two decimals', () => {
  expect(formatPrice(19.5)).toBe('$19.50');
});

it('a sum always has two decimals, as the browser’s own formatter writes it', () => {
  const { format } = new Intl.NumberFormat('en-US', STYLE);
  fc.assert(fc.property(CENTS, (cents) => expect(formatSum(cents)).toBe(format(cents / 100))));
});
