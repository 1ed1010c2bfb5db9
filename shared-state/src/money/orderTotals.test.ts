import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runsOf } from '../testing/runsOf';
import { orderTotals, percentOf } from './orderTotals';

describe('orderTotals', () => {
  it('sums the savings of the lines, and ignores prices that rose', () => {
    const totals = orderTotals([
      { newPrice: 800, oldPrice: '1,000', quantity: 2 },
      { newPrice: 500, oldPrice: 400, quantity: 1 },
    ]);
    expect(totals.saved).toBe(40_000);
  });

  it('is exact to the cent for any cart', () => {
    const line = fc.record({
      newPrice: fc.integer({ min: 0, max: 2_499_900 }).map((cents) => cents / 100),
      quantity: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const exact = lines.reduce(
          (sum, { newPrice, quantity }) =>
            sum + BigInt(newPrice.toFixed(2).replace('.', '')) * BigInt(quantity),
          0n,
        );
        const totals = orderTotals(lines);
        expect(BigInt(totals.subtotal)).toBe(exact);
        expect(totals.total).toBe(totals.subtotal + totals.tax);
        expect(totals.saved).toBe(0);
        expect(Math.abs(totals.tax * 100 - totals.subtotal * 8)).toBeLessThanOrEqual(50);
      }),
      runsOf(1000),
    );
  });
});

it('a percentage is exact to the cent for all sums', () => {
  const sum = fc.integer({ min: 0, max: Math.floor(Number.MAX_SAFE_INTEGER / 2) });
  fc.assert(
    fc.property(sum, fc.constantFrom(8, 10, 25, 50), (cents, percent) => {
      const exact = (BigInt(cents) * BigInt(percent) + 50n) / 100n;
      expect(BigInt(percentOf(cents, percent))).toBe(exact);
    }),
    runsOf(3000),
  );
});
