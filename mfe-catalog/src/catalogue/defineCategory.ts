import type { Category, Product } from './types';

/** What is written by hand for a product; its picture's path follows from its id. */
export type ProductEntry = Omit<Product, 'imageUrl'>;

/** The root-relative path of a product's front picture. */
export function productImageUrl(id: string): string {
  return `/media/products/${id}.webp`;
}

/** Makes a category from its products' entries. */
export function defineCategory(
  id: string,
  name: string,
  entries: readonly ProductEntry[],
): Category {
  return {
    id,
    name,
    products: entries.map((entry) => ({ ...entry, imageUrl: productImageUrl(entry.id) })),
  };
}
