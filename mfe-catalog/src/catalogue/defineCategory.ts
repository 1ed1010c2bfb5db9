import { productPicture, type ProductSummary } from 'shared-state';
import { productColours } from '../media/mediaIndex';
import type { Category, Product } from './types';

/** The fields that are derived from a product's id. */
type Pictures = Pick<Product, 'imageUrl' | 'images' | 'colours'>;

/** The fields that are written by hand: all fields of the summary except the picture. */
export type ProductEntry = Required<Omit<ProductSummary, 'imageUrl'>>;

/** Creates a category from its products' entries. */
export function defineCategory(
  id: string,
  name: string,
  entries: readonly ProductEntry[],
): Category {
  return {
    id,
    name,
    products: entries.map((entry) => ({ ...entry, ...picturesOf(entry.id) })),
  };
}

function picturesOf(id: string): Pictures {
  const imageUrl = productPicture(id);
  const [front, ...further] = productColours[id] ?? [];
  if (front === undefined) return { imageUrl };
  return {
    imageUrl,
    images: further.map((_, index) => productPicture(`${id}-${index + 2}`)),
    colours: [front, ...further].map((colour) => `#${colour}`),
  };
}
