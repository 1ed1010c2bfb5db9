import { defineCategory } from '../defineCategory';

/** Girls: Frocks & T-shirts of the kids' section. */
export const girls = defineCategory('girls', 'Girls: Frocks & T-shirts', [
  {
    id: 'kids-girl-frock-1',
    title: 'Blush Rose Floral Frock with Sash Bow',
    discount: 28,
    newPrice: '1,299',
    oldPrice: '1,799',
    rating: 4.8,
    ratingCount: 942,
  },
  {
    id: 'kids-girl-frock-2',
    title: 'Yellow Ditsy Floral Frock with Teal Sash',
    discount: 23,
    newPrice: 1149,
    oldPrice: 1499,
    rating: 4.5,
    ratingCount: 371,
  },
  {
    id: 'kids-girl-frock-3',
    title: 'Navy Polka Dot Tiered Frock with Pink Bow',
    discount: 30,
    newPrice: '1,399',
    oldPrice: 1999,
    rating: 4.6,
    ratingCount: 528,
  },
  {
    id: 'kids-girl-frock-4',
    title: 'Lilac Floral Tiered Cotton Dress',
    discount: 19,
    newPrice: 1249,
    oldPrice: 1549,
    rating: 4.3,
    ratingCount: 209,
  },
  {
    id: 'kids-girl-tshirt-1',
    title: 'Pink Butterfly Print T-Shirt',
    discount: 18,
    newPrice: 449,
    oldPrice: 549,
    rating: 4.4,
    ratingCount: 1463,
  },
  {
    id: 'kids-girl-tshirt-2',
    title: 'Pale Pink All-Over Heart Print T-Shirt',
    discount: 33,
    newPrice: 399,
    oldPrice: 595,
    rating: 4,
    ratingCount: 834,
  },
]);
