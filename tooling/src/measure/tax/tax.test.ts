import { expect, test } from '@jest/globals';
import { checkTax, MAXIMUM_TAX, tableOf, TaxError } from './tax.mjs';

const PAGE = { page: 'Landing', bundled: 100_000 };

test('the table has both sizes and their ratio', () => {
  expect(tableOf([{ ...PAGE, federated: 125_000 }])).toContain(
    '| Landing | 125.0 KB | 100.0 KB | 1.250 |',
  );
});

test('the page that costs most must not cost too much', () => {
  const allowed = { ...PAGE, federated: 100_000 * MAXIMUM_TAX };
  expect(() => checkTax([allowed])).not.toThrow();
  expect(() => checkTax([allowed, { ...PAGE, federated: 140_000 }])).toThrow(TaxError);
});
