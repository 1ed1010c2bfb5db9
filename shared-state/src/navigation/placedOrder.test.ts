import { expect, it } from '@jest/globals';
import { placedOrderState, readPlacedOrder, receiptPath } from './placedOrder';

it('carries an order’s number', () => {
  expect(readPlacedOrder(placedOrderState('WF-M9QWN5S0'))).toBe('WF-M9QWN5S0');
  expect(receiptPath('WF-M9QWN5S0')).toBe('/account?tab=orders&order=WF-M9QWN5S0');
});

it.each([null, undefined, 'WF-1', {}, { placedOrder: '<b>' }, { placedOrder: ['WF-1'] }])(
  'finds no number in the forged state %j',
  (state) => {
    expect(readPlacedOrder(state)).toBeNull();
  },
);
