import { productPicture, toAmount } from 'shared-state';
import { shelves, type Card } from './cards.data';
import type { Product, Section } from './types';

/** The sections in the shop's order (docs/product/catalogue.md#sections). */
export const sections: readonly Section[] = shelves.map((section) => ({
  ...section,
  viewMoreLink: `/product/${section.id}`,
  categories: section.categories.map((category) => ({
    ...category,
    products: category.products.map(productOf),
  })),
}));

/** The section that the shop shows first. */
export const [firstSection] = sections as readonly [Section, ...Section[]];

function productOf([
  id,
  title,
  newPrice,
  oldPrice,
  rating,
  count,
  pictures,
  colour,
  sizes,
]: Card): Product {
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
    ...(colour && { colour: `#${colour}` }),
  };
}

/** In whole percent. */
function discountOf(newPrice: Price, oldPrice: Price): number {
  return Math.max(0, Math.round((1 - toAmount(newPrice) / toAmount(oldPrice)) * 100));
}

type Price = number | string;
