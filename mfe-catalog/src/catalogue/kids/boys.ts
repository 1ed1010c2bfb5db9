import { defineCategory } from '../defineCategory';

/** Boys: T-Shirts & Shirts of the kids' section. */
export const boys = defineCategory('boys', 'Boys: T-Shirts & Shirts', [
  {
    id: 'kids-boy-tshirt-1',
    title: 'Mint Rocket Print Cotton T-Shirt',
    discount: 25,
    newPrice: 449,
    oldPrice: 599,
    rating: 4.6,
    ratingCount: 1187,
  },
  {
    id: 'kids-boy-tshirt-2',
    title: 'Yellow Dinosaur Print T-Shirt',
    discount: 33,
    newPrice: 499,
    oldPrice: 749,
    rating: 4.7,
    ratingCount: 2316,
  },
  {
    id: 'kids-boy-tshirt-3',
    title: 'Ivory, Green and Coral Striped Pocket T-Shirt',
    discount: 19,
    newPrice: 549,
    oldPrice: 679,
    rating: 4.3,
    ratingCount: 418,
  },
  {
    id: 'kids-boy-polo-1',
    title: 'Navy, Cream and Red Rugby Stripe Polo',
    discount: 27,
    newPrice: 799,
    oldPrice: '1,099',
    rating: 4.4,
    ratingCount: 653,
  },
  {
    id: 'kids-boy-shirt-1',
    title: 'Blue and White Gingham Long-Sleeve Shirt',
    discount: 17,
    newPrice: 949,
    oldPrice: '1,149',
    rating: 4.5,
    ratingCount: 287,
  },
  {
    id: 'kids-boy-shirt-2',
    title: 'Sky-Blue Car Print Camp Collar Shirt',
    discount: 32,
    newPrice: 849,
    oldPrice: 1249,
    rating: 4.2,
    ratingCount: 176,
  },
]);
