import { expect, it } from '@jest/globals';
import { orderCounts } from './orders';

it('counts all orders, delivered orders and processing orders', () => {
  const of = (status: 'Delivered' | 'Shipped' | 'Processing') => ({ status });
  const orders = [of('Delivered'), of('Processing'), of('Shipped'), of('Delivered')];
  expect(orderCounts(orders)).toEqual({ total: 4, delivered: 2, processing: 1 });
  expect(orderCounts([])).toEqual({ total: 0, delivered: 0, processing: 0 });
});
