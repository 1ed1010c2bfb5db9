import { expect, it } from '@jest/globals';
import { orderNumber } from 'shared-state';
import { sampleOrders } from './sampleOrders';

it('has each of the three states among the four samples', () => {
  expect(sampleOrders).toHaveLength(4);
  expect(new Set(sampleOrders.map((order) => order.status))).toEqual(
    new Set(['Delivered', 'Shipped', 'Processing']),
  );
});

it.each(sampleOrders)('gives the sample of $date a number of that day', ({ id, date }) => {
  const placedAt = new Date(Number.parseInt(id.slice('WF-'.length), 36));
  expect(orderNumber(placedAt)).toBe(id);
  expect(placedAt.toISOString()).toMatch(String(date));
});

it('names the usual age with a child’s size', () => {
  for (const { id, sizes } of sampleOrders.flatMap(({ items }) => items))
    expect(sizes.endsWith(' yrs)')).toBe(id.startsWith('kids-'));
});
