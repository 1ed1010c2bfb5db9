import { defineCategory } from '../defineCategory';

/** Jeans & Trousers of the men's section. */
export const jeans = defineCategory('jeans', 'Jeans & Trousers', [
  {
    id: 'men-jeans-1',
    title: 'Mid Blue Straight-Leg Jeans',
    discount: 29,
    newPrice: '1,999',
    oldPrice: '2,799',
    rating: 4.6,
    ratingCount: 2147,
  },
  {
    id: 'men-jeans-2',
    title: 'Light Wash Wide-Leg Jeans',
    discount: 18,
    newPrice: 2299,
    oldPrice: 2799,
    rating: 4.2,
    ratingCount: 163,
  },
  {
    id: 'men-jeans-3',
    title: 'Black Slim-Fit Jeans',
    discount: 33,
    newPrice: 1799,
    oldPrice: 2699,
    rating: 4.3,
    ratingCount: 914,
  },
  {
    id: 'men-chinos-1',
    title: 'Khaki Cotton Twill Chinos',
    discount: 24,
    newPrice: 1599,
    oldPrice: 2099,
    rating: 4.4,
    ratingCount: 736,
  },
  {
    id: 'men-trousers-1',
    title: 'Charcoal Pinstripe Formal Trousers',
    discount: 21,
    newPrice: '2,295',
    oldPrice: 2895,
    rating: 4.5,
    ratingCount: 271,
  },
  {
    id: 'men-cargo-1',
    title: 'Olive Twill Cargo Trousers',
    discount: 27,
    newPrice: 1899,
    oldPrice: 2599,
    rating: 4,
    ratingCount: 389,
  },
]);
