import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatPrice, formatSum } from './formatMoney';

const CENTS = fc.integer({ min: -1e14, max: 1e14 });
const STYLE = { style: 'currency', currency: 'USD' } as const;

describe('formatPrice', () => {
  it('shows whole prices without decimals', () => {
    expect(formatPrice(1299)).toBe('$1,299');
    expect(formatPrice(1_234_567)).toBe('$1,234,567');
    expect(formatPrice(999)).toBe('$999');
  });

  it('shows two decimals for a fraction', () => {
    expect(formatPrice(19.5)).toBe('$19.50');
  });

  it('formats whole amounts as the browser’s own formatter does', () => {
    const { format } = new Intl.NumberFormat('en-US', { ...STYLE, maximumFractionDigits: 0 });
    fc.assert(fc.property(CENTS, (amount) => expect(formatPrice(amount)).toBe(format(amount))));
  });
});

describe('formatSum', () => {
  it('always shows two decimals', () => {
    expect(formatSum(140_292)).toBe('$1,402.92');
    expect(formatSum(0)).toBe('$0.00');
  });

  it('formats cents as the browser’s own formatter does', () => {
    const { format } = new Intl.NumberFormat('en-US', STYLE);
    fc.assert(fc.property(CENTS, (cents) => expect(formatSum(cents)).toBe(format(cents / 100))));
  });
});
