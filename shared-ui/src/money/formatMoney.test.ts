import { describe, expect, it } from '@jest/globals';
import { formatPrice, formatSum } from './formatMoney';

describe('formatPrice', () => {
  it('shows whole prices without decimals', () => {
    expect(formatPrice(1299)).toBe('$1,299');
  });

  it('shows two decimals for a fraction', () => {
    expect(formatPrice(19.5)).toBe('$19.50');
  });
});

describe('formatSum', () => {
  it('always shows two decimals', () => {
    expect(formatSum(140_292)).toBe('$1,402.92');
    expect(formatSum(0)).toBe('$0.00');
  });
});
