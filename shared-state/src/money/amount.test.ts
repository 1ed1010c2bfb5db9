import { describe, expect, it } from '@jest/globals';
import { isPrice, PriceError, toAmount } from './amount';

describe('toAmount', () => {
  it.each([
    [1299, 1299],
    ['1,299', 1299],
    ['1,234,567', 1_234_567],
    ['399', 399],
    [' 399 ', 399],
    ['19.99', 19.99],
    [0, 0],
  ])('turns %p into %p', (price, amount) => {
    expect(toAmount(price)).toBe(amount);
  });

  const texts = ['', 'abc', '1,29', '1,2999', '12,34,567', '-5', '$5', '1e3', '0x10', 'Infinity'];
  const others = [NaN, Infinity, -1, 1e308, null, undefined, {}, [], ['5'], true];

  it.each<unknown>([...texts, ...others])('refuses %p', (price) => {
    expect(() => toAmount(price)).toThrow(PriceError);
    expect(isPrice(price)).toBe(false);
  });

  it('says what was given, cut if it is long, and what is accepted', () => {
    expect(new PriceError('x'.repeat(50))).toMatchObject({
      name: 'PriceError',
      message: `Not a price: "${'x'.repeat(40)}". Give a number of at least 0, or digits such as "1,299".`,
    });
  });
});
