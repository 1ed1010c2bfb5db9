import { productPicture, type ProductSummary } from 'shared-state';
import { productPictures } from '../media/mediaIndex';
import type { Category, Product } from './types';

/** The fields that are derived from a product's id. */
type Pictures = Pick<Product, 'imageUrl' | 'images' | 'colour'>;

/** The fields that are written by hand: all fields of the summary except the picture. */
export type ProductEntry = Required<Omit<ProductSummary, 'imageUrl' | 'hasSizes'>> &
  Pick<ProductSummary, 'hasSizes'>;

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
  const [front, count = 0] = productPictures[id] ?? [];
  if (front === undefined) return { imageUrl };
  return {
    imageUrl,
    images: Array.from({ length: count - 1 }, (_, index) => productPicture(`${id}-${index + 2}`)),
    colour: `#${front}`,
  };
}
