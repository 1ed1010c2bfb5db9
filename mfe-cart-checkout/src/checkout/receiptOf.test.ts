import { expect, it } from '@jest/globals';
import { receiptOf } from './receiptOf';

const NOW = new Date('2025-04-21T10:00:00Z');
const ORDER = {
  account: 'asha@example.com',
  discount: 25,
  lines: [{ id: 'men-shirt-1', title: 'Shirt', imageUrl: '', newPrice: 1299, quantity: 1 }],
};

it('reads name, address with the country’s name, and payment method from the form', () => {
  const form = new FormData();
  const fields = {
    firstName: 'Mary Ann',
    lastName: 'Rao',
    phone: '+91 20 5550 1234',
    address: '12 Mill Lane',
    city: 'Leeds',
    state: 'West Yorkshire',
    zipCode: 'LS1 4AP',
    country: 'UK',
    paymentMethod: 'cod',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(receiptOf(form, ORDER, NOW)).toEqual({
    ...ORDER,
    id: 'WF-M9QWN5S0',
    placedAt: '2025-04-21T10:00:00.000Z',
    firstName: 'Mary Ann',
    name: 'Mary Ann Rao',
    address: ['12 Mill Lane', 'Leeds, West Yorkshire, LS1 4AP', 'United Kingdom'],
    payment: 'Cash on Delivery',
  });
});

it('leaves fields empty that the form does not have', () => {
  const receipt = receiptOf(new FormData(), ORDER, NOW);
  expect(receipt).toMatchObject({ name: '', address: [], payment: '' });
});
