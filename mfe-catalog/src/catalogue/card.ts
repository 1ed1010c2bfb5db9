import { productPicture, toAmount } from 'shared-state';
import type { ProductRecord } from '../../records/schema';
import type { Product } from './types';

/** A card in the scripts: values without names, because every page has all cards. A missing value is null. */
type Card = readonly [
  id: string,
  title: string,
  newPrice: Price,
  oldPrice: Price | null,
  rating: number | null,
  ratingCount: number | null,
  /** The number of its pictures, and the backdrop colour of the first as rrggbb. */
  pictures: number,
  colour: string,
  /** None; for the whole product; or only for the blouse that belongs to it. */
  sizes: 0 | 1 | 2,
];

type Price = number | string;

/**
 * What the scripts have of a product for its card. It runs when the catalogue is built, and {@link productOf} in the browser.
 *
 * @param pictures the product's pictures, the front first, with their backdrop as rrggbb
 */
export function cardOf(
  record: ProductRecord,
  pictures: readonly { readonly colour: string }[],
): Card {
  return [
    record.id,
    record.title,
    record.newPrice,
    record.oldPrice ?? null,
    record.rating ?? null,
    record.ratingCount ?? null,
    pictures.length,
    pictures[0]?.colour ?? '',
    record.hasSizes ? (record.garment === 'saree' ? 2 : 1) : 0,
  ];
}

export function productOf(
  [id, title, newPrice, oldPrice, rating, count, pictures, colour, sizes]: Card,
  isForChildren: boolean,
): Product {
  const [imageUrl = '', ...images] = Array.from({ length: pictures }, (_, index) =>
    productPicture(index === 0 ? id : `${id}-${index + 1}`),
  );
  return {
    id,
    title,
    newPrice,
    imageUrl,
    images,
    ...(oldPrice !== null && { oldPrice, discount: discountOf(newPrice, oldPrice) }),
    ...(rating !== null && { rating }),
    ...(count !== null && { ratingCount: count }),
    ...(sizes === 0 && { hasSizes: false as const }),
    ...(sizes === 2 && { sizeNote: 'The saree is one size. Choose your blouse size.' }),
    ...(isForChildren && { isForChildren }),
    ...(colour && { colour: `#${colour}` }),
  };
}

/** In whole percent. */
function discountOf(newPrice: Price, oldPrice: Price): number {
  return Math.max(0, Math.round((1 - toAmount(newPrice) / toAmount(oldPrice)) * 100));
}
