/** The status of an order (SPEC §4, Order statuses). */
export type OrderStatus = 'Delivered' | 'Shipped' | 'Processing';

/** A product of a sample order. */
export interface OrderItem {
  readonly productId: string;
  readonly title: string;
  readonly quantity: number;
}

/** A sample order (SPEC §3). */
export interface SampleOrder {
  readonly id: string;
  /** As YYYY-MM-DD. */
  readonly date: string;
  readonly status: OrderStatus;
  /** In cents, tax included. */
  readonly total: number;
  readonly items: readonly OrderItem[];
  /** The parcel's tracking number; null before shipping. */
  readonly tracking: string | null;
}

/** The sample orders, the same for everybody, newest first. The totals are subtotals times 1.08 (SPEC §9). */
export const sampleOrders: readonly SampleOrder[] = [
  {
    id: 'WF-20418',
    date: '2025-04-21',
    status: 'Processing',
    total: 302_292,
    items: [
      {
        productId: 'women-saree-3',
        title: 'Turmeric Handloom Cotton Temple Border Saree',
        quantity: 1,
      },
    ],
    tracking: null,
  },
  {
    id: 'WF-20377',
    date: '2025-04-12',
    status: 'Shipped',
    total: 302_076,
    items: [
      {
        productId: 'men-tshirt-1',
        title: 'Ivory and Navy Breton Stripe T-Shirt',
        quantity: 2,
      },
      {
        productId: 'kids-girl-frock-3',
        title: 'Navy Polka Dot Tiered Frock with Pink Bow',
        quantity: 1,
      },
    ],
    tracking: 'WFT-7741-0932',
  },
  {
    id: 'WF-20291',
    date: '2025-03-28',
    status: 'Delivered',
    total: 140_292,
    items: [{ productId: 'men-shirt-1', title: 'Navy Madras Check Shirt', quantity: 1 }],
    tracking: 'WFT-7688-4120',
  },
  {
    id: 'WF-20144',
    date: '2025-02-09',
    status: 'Delivered',
    total: 237_492,
    items: [
      {
        productId: 'men-shirt-3',
        title: 'Off-White Linen Mandarin Collar Shirt',
        quantity: 1,
      },
    ],
    tracking: 'WFT-7513-2806',
  },
];

/** The number of all orders, and of those in the two counted states (SPEC §2, Account, Orders). */
export function orderCounts(orders: readonly SampleOrder[]): {
  readonly total: number;
  readonly delivered: number;
  readonly processing: number;
} {
  const count = (status: OrderStatus): number =>
    orders.filter((order) => order.status === status).length;
  return {
    total: orders.length,
    delivered: count('Delivered'),
    processing: count('Processing'),
  };
}
