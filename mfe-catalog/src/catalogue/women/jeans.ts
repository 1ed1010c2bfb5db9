import { defineCategory } from '../defineCategory';

/** Jeans & Trousers of the women's section. */
export const jeans = defineCategory('jeans', 'Jeans & Trousers', [
  {
    id: 'women-jeans-1',
    title: 'Dark Indigo Skinny Stretch Jeans',
    discount: 25,
    newPrice: 1799,
    oldPrice: 2399,
    rating: 4.3,
    ratingCount: 2318,
  },
  {
    id: 'women-jeans-2',
    title: 'Light Blue Straight Turn-Up Jeans',
    discount: 29,
    newPrice: 1999,
    oldPrice: 2799,
    rating: 4.5,
    ratingCount: 1162,
  },
  {
    id: 'women-jeans-3',
    title: 'Sand Linen Wide-Leg Pressed Trousers',
    discount: 18,
    newPrice: '2,799',
    oldPrice: '3,399',
    rating: 4.4,
    ratingCount: 318,
  },
  {
    id: 'women-jeans-4',
    title: 'Aqua Leheriya Cotton Palazzo Trousers',
    discount: 33,
    newPrice: 1199,
    oldPrice: 1799,
    rating: 4,
    ratingCount: 549,
  },
  {
    id: 'women-jeans-5',
    title: 'Black and Ivory Houndstooth Cigarette Trousers',
    discount: 22,
    newPrice: 2899,
    oldPrice: 3699,
    rating: 4.6,
    ratingCount: 226,
  },
  {
    id: 'women-jeans-6',
    title: 'Charcoal Side-Stripe Cotton Joggers',
    discount: 24,
    newPrice: 1449,
    oldPrice: 1899,
    rating: 4.2,
    ratingCount: 934,
  },
]);
