import { defineCategory } from '../defineCategory';

/** Blazers & Suits of the men's section. */
export const blazers = defineCategory('blazers', 'Blazers & Suits', [
  {
    id: 'men-blazer-1',
    title: 'Navy Windowpane Notch-Lapel Blazer',
    discount: 22,
    newPrice: 6999,
    oldPrice: 8999,
    rating: 4.4,
    ratingCount: 188,
  },
  {
    id: 'men-blazer-2',
    title: 'Stone Linen Patch-Pocket Blazer',
    discount: 29,
    newPrice: 5999,
    oldPrice: '8,499',
    rating: 4.1,
    ratingCount: 143,
  },
  {
    id: 'men-suit-1',
    title: 'Charcoal Pinstripe Two-Piece Suit',
    discount: 19,
    newPrice: '12,999',
    oldPrice: '15,999',
    rating: 4.7,
    ratingCount: 226,
  },
  {
    id: 'men-tuxedo-1',
    title: 'Emerald Velvet Shawl-Lapel Dinner Jacket',
    discount: 35,
    newPrice: 9799,
    oldPrice: 14999,
    rating: 4.8,
    ratingCount: 73,
  },
  {
    id: 'men-blazer-3',
    title: 'Grey Herringbone Peak-Lapel Blazer',
    discount: 17,
    newPrice: 7499,
    oldPrice: 8999,
    rating: 4.2,
    ratingCount: 117,
  },
  {
    id: 'men-waistcoat-1',
    title: 'Beige Glen Check Five-Button Waistcoat',
    discount: 27,
    newPrice: 3495,
    oldPrice: 4795,
    rating: 4.3,
    ratingCount: 82,
  },
]);
