import { expect, it } from '@jest/globals';
import { orderNumber } from 'shared-state';
import { orderCounts } from './orders';
import { sampleOrders } from './sampleOrders';

it('counts all orders, delivered orders and processing orders', () => {
  expect(orderCounts(sampleOrders)).toEqual({ total: 4, delivered: 2, processing: 1 });
  expect(orderCounts([])).toEqual({ total: 0, delivered: 0, processing: 0 });
});

it('has each of the three states among the samples', () => {
  expect(new Set(sampleOrders.map((order) => order.status))).toEqual(
    new Set(['Delivered', 'Shipped', 'Processing']),
  );
});

it.each(sampleOrders)('gives the sample of $date a number of that day', ({ id, date }) => {
  const placedAt = new Date(Number.parseInt(id.slice('WF-'.length), 36));
  expect(orderNumber(placedAt)).toBe(id);
  expect(placedAt.toISOString()).toMatch(String(date));
});
