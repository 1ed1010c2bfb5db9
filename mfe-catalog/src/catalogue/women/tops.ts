import { defineCategory } from '../defineCategory';

/** Tops & T-Shirts of the women's section. */
export const tops = defineCategory('tops', 'Tops & T-Shirts', [
  {
    id: 'women-top-1',
    title: 'Red and Cream Breton Stripe T-Shirt',
    discount: 20,
    newPrice: 799,
    oldPrice: 999,
    rating: 4.4,
    ratingCount: 1283,
  },
  {
    id: 'women-top-2',
    title: 'Pink Gingham Puff-Sleeve Blouse',
    discount: 28,
    newPrice: '1,299',
    oldPrice: '1,799',
    rating: 4.3,
    ratingCount: 417,
  },
  {
    id: 'women-top-3',
    title: 'Sage Linen Cropped Boxy Top',
    discount: 25,
    newPrice: 1499,
    oldPrice: 1999,
    rating: 4.1,
    ratingCount: 168,
  },
  {
    id: 'women-top-4',
    title: 'Indigo Dabu Print Cotton Tunic',
    discount: 32,
    newPrice: '1,699',
    oldPrice: '2,499',
    rating: 4.6,
    ratingCount: 732,
  },
  {
    id: 'women-top-5',
    title: 'Ecru and Navy Ticking Stripe Shirt',
    discount: 18,
    newPrice: 1799,
    oldPrice: '2,199',
    rating: 4.5,
    ratingCount: 291,
  },
  {
    id: 'women-top-6',
    title: 'Black Floral Bell-Sleeve Tie-Neck Blouse',
    discount: 29,
    newPrice: 1349,
    oldPrice: 1899,
    rating: 4.2,
    ratingCount: 356,
  },
]);
