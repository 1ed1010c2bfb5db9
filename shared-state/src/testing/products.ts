import type { ProductSummary } from '../product/productSummary';

/** A product as in the catalogue, for tests. */
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
