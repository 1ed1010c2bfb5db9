import { productOf } from './card';
import { shelves } from './cards.data';
import type { Section } from './types';

/** The sections in the shop's order (docs/product/catalogue.md#sections). */
export const sections: readonly Section[] = shelves.map((section) => ({
  ...section,
  viewMoreLink: `/product/${section.id}`,
  categories: section.categories.map((category) => ({
    ...category,
    products: category.products.map((card) => productOf(card, section.audience === 'children')),
  })),
}));

/** The section that the shop shows first. */
export const [firstSection] = sections as readonly [Section, ...Section[]];
