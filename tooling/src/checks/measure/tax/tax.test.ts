import { expect, test } from '@jest/globals';
import { tableOf } from './tax';

test('the table has both sizes and their ratio', () => {
  const taxes = [{ page: 'Landing', bundled: 100_000, federated: 125_000 }];
  expect(tableOf(taxes)).toContain('| Landing | 125.0 KB | 100.0 KB | 1.250 |');
});
