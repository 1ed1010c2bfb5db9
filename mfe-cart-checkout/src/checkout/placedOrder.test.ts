import { expect, it } from '@jest/globals';
import { placedOrder } from './placedOrder';

it('takes number, date, address and payment kind from the form, and nothing of a card', () => {
  const form = new FormData();
  const fields = {
    firstName: 'Asha',
    lastName: 'Rao',
    address: '12 Mill Lane',
    city: 'Pune',
    state: 'MH',
    zipCode: '411001',
    country: 'IN',
    paymentMethod: 'cod',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const now = new Date('2025-04-21T10:00:00Z');
  expect(placedOrder(form, now)).toEqual({
    number: 'W-SV2BS0',
    date: now,
    name: 'Asha Rao',
    address: ['12 Mill Lane', 'Pune, MH, 411001', 'IN'],
    payment: 'Cash on Delivery',
  });
  expect(placedOrder(new FormData(), now)).toMatchObject({ name: '', address: [], payment: '' });
});
