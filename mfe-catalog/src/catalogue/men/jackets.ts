import { defineCategory } from '../defineCategory';

/** Jackets & Hoodies of the men's section. */
export const jackets = defineCategory('jackets', 'Jackets & Hoodies', [
  {
    id: 'men-hoodie-1',
    title: 'Terracotta Pullover Hoodie',
    discount: 30,
    newPrice: 1899,
    oldPrice: 2699,
    rating: 4.5,
    ratingCount: 1264,
  },
  {
    id: 'men-hoodie-2',
    title: 'Grey Melange Zip-Through Hoodie',
    discount: 19,
    newPrice: '2,149',
    oldPrice: '2,649',
    rating: 4.3,
    ratingCount: 847,
  },
  {
    id: 'men-bomber-1',
    title: 'Olive Bomber Jacket with Ribbed Trims',
    discount: 28,
    newPrice: 3999,
    oldPrice: 5549,
    rating: 4.4,
    ratingCount: 296,
  },
  {
    id: 'men-denimjacket-1',
    title: 'Dark Indigo Denim Trucker Jacket',
    discount: 15,
    newPrice: 3299,
    oldPrice: 3899,
    rating: 4.7,
    ratingCount: 932,
  },
  {
    id: 'men-puffer-1',
    title: 'Midnight Blue Quilted Puffer Jacket',
    discount: 31,
    newPrice: '5,499',
    oldPrice: '7,999',
    rating: 4.6,
    ratingCount: 451,
  },
  {
    id: 'men-sweatshirt-1',
    title: 'Forest Green Sun Print Sweatshirt',
    discount: 22,
    newPrice: 1549,
    oldPrice: 1995,
    rating: 4,
    ratingCount: 178,
  },
]);
