import { productPicture } from 'shared-state';
import type { Order } from '../account/orders';

/**
 * The sample orders, the same for everybody, newest first. The totals include the tax. A test of the catalogue checks the
 * products.
 */
export const sampleOrders: readonly Order[] = [
  {
    id: 'WF-M9QUXIVY',
    date: '2025-04-21',
    status: 'Processing',
    total: 302_292,
    items: [
      {
        id: 'women-saree-3',
        title: 'Turmeric Handloom Cotton Temple Border Saree',
        imageUrl: productPicture('women-saree-3'),
        quantity: 1,
        sizes: 'Size M',
      },
    ],
    tracking: null,
  },
  {
    id: 'WF-M9EI564E',
    date: '2025-04-12',
    status: 'Shipped',
    total: 302_076,
    items: [
      {
        id: 'men-tshirt-1',
        title: 'Ivory and Navy Breton Stripe T-Shirt',
        imageUrl: productPicture('men-tshirt-1'),
        quantity: 2,
        sizes: 'Size M, L',
      },
      {
        id: 'kids-girl-frock-3',
        title: 'Navy Polka Dot Tiered Frock with Pink Bow',
        imageUrl: productPicture('kids-girl-frock-3'),
        quantity: 1,
        sizes: 'Size S',
      },
    ],
    tracking: 'WFT-7741-0932',
  },
  {
    id: 'WF-M8SFUDHJ',
    date: '2025-03-28',
    status: 'Delivered',
    total: 140_292,
    items: [
      {
        id: 'men-shirt-1',
        title: 'Navy Madras Check Shirt',
        imageUrl: productPicture('men-shirt-1'),
        quantity: 1,
        sizes: 'Size L',
      },
    ],
    tracking: 'WFT-7688-4120',
  },
  {
    id: 'WF-M6XOW6ZQ',
    date: '2025-02-09',
    status: 'Delivered',
    total: 237_492,
    items: [
      {
        id: 'men-shirt-3',
        title: 'Off-White Linen Mandarin Collar Shirt',
        imageUrl: productPicture('men-shirt-3'),
        quantity: 1,
        sizes: 'Size L',
      },
    ],
    tracking: 'WFT-7513-2806',
  },
];
