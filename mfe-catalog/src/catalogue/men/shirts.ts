import { defineCategory } from '../defineCategory';

/** Shirts & T-Shirts of the men's section. */
export const shirts = defineCategory('shirts', 'Shirts & T-Shirts', [
  {
    id: 'men-shirt-1',
    title: 'Navy Madras Check Shirt',
    discount: 32,
    newPrice: '1,299',
    oldPrice: '1,899',
    rating: 4.5,
    ratingCount: 214,
  },
  {
    id: 'men-shirt-2',
    title: 'Sky Blue Two-Pocket Oxford Shirt',
    discount: 25,
    newPrice: 1799,
    oldPrice: 2399,
    rating: 4.3,
    ratingCount: 587,
  },
  {
    id: 'men-shirt-3',
    title: 'Off-White Linen Mandarin Collar Shirt',
    discount: 20,
    newPrice: 2199,
    oldPrice: '2,749',
    rating: 4.7,
    ratingCount: 342,
  },
  {
    id: 'men-shirt-4',
    title: 'Teal Palm Print Camp Shirt',
    discount: 17,
    newPrice: 1249,
    oldPrice: 1499,
    rating: 4.1,
    ratingCount: 96,
  },
  {
    id: 'men-tshirt-1',
    title: 'Ivory and Navy Breton Stripe T-Shirt',
    discount: 30,
    newPrice: 699,
    oldPrice: 999,
    rating: 4.4,
    ratingCount: 1873,
  },
  {
    id: 'men-polo-1',
    title: 'Bottle Green Pique Polo with Cream Tipping',
    discount: 23,
    newPrice: 999,
    oldPrice: 1299,
    rating: 4,
    ratingCount: 428,
  },
]);
