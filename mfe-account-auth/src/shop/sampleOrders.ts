import { productPicture } from 'shared-state';
import type { Order, OrderItem } from '../account/orders';

/** The sample orders, the same for everybody, newest first. The totals include the tax. A test of the catalogue checks the products. */
export const sampleOrders: readonly Order[] = [
  {
    id: 'WF-M9QUXIVY',
    date: '2025-04-21',
    status: 'Processing',
    total: 302_292,
    items: [item('women-saree-3', 'Turmeric Handloom Cotton Temple Border Saree', 'Size M')],
    tracking: null,
  },
  {
    id: 'WF-M9EI564E',
    date: '2025-04-12',
    status: 'Shipped',
    total: 302_076,
    items: [
      item('men-tshirt-1', 'Ivory and Navy Breton Stripe T-Shirt', 'Size M, L', 2),
      item('kids-girl-frock-3', 'Navy Polka Dot Tiered Frock with Pink Bow', 'Size S (3–4 yrs)'),
    ],
    tracking: 'WFT-7741-0932',
  },
  {
    id: 'WF-M8SFUDHJ',
    date: '2025-03-28',
    status: 'Delivered',
    total: 140_292,
    items: [item('men-shirt-1', 'Navy Madras Check Shirt', 'Size L')],
    tracking: 'WFT-7688-4120',
  },
  {
    id: 'WF-M6XOW6ZQ',
    date: '2025-02-09',
    status: 'Delivered',
    total: 237_492,
    items: [item('men-shirt-3', 'Off-White Linen Mandarin Collar Shirt', 'Size L')],
    tracking: 'WFT-7513-2806',
  },
];

function item(id: string, title: string, sizes: string, quantity = 1): OrderItem {
  return { id, title, imageUrl: productPicture(id), quantity, sizes };
}
