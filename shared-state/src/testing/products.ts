import type { ProductSummary } from '../product/productSummary';
import type { Receipt } from '../receipts/receipt';

export function product(id: string, fields: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id,
    title: `Product ${id}`,
    imageUrl: `/media/products/${id}.webp`,
    newPrice: '1,299',
    oldPrice: 1899,
    discount: 32,
    rating: 4.5,
    ratingCount: 120,
    ...fields,
  };
}

/** An order with one line, for tests. */
export function receipt(fields: Partial<Receipt> = {}): Receipt {
  return {
    id: 'WF-1',
    placedAt: '2025-04-21T10:00:00.000Z',
    account: 'asha@example.com',
    name: 'Asha Rao',
    address: ['12 Mill Lane', 'Pune', 'India'],
    payment: 'Card',
    lines: [{ ...product('men-shirt-1'), quantity: 2 }],
    discount: 0,
    ...fields,
  };
}
