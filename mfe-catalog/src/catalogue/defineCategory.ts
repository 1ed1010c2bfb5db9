import { productPicture } from 'shared-state';
import { productColours } from '../media/mediaIndex';
import type { Category, Product } from './types';

/** What is known of a product's pictures without anybody writing it. */
type Pictures = Pick<Product, 'imageUrl' | 'images' | 'colours'>;

/** What is written by hand for a product; its pictures follow from its id. */
export type ProductEntry = Omit<Product, keyof Pictures>;

/** Makes a category from its products' entries. */
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
  const [front, second] = productColours[id] ?? [];
  if (front === undefined) return { imageUrl };
  if (second === undefined) return { imageUrl, colours: [`#${front}`] };
  return {
    imageUrl,
    images: [productPicture(`${id}-2`)],
    colours: [`#${front}`, `#${second}`],
  };
}
