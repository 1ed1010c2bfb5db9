import { defineCategory } from '../defineCategory';

/** Winterwear of the kids' section. */
export const winterwear = defineCategory('winterwear', 'Winterwear', [
  {
    id: 'kids-hoodie-1',
    title: 'Coral Zip-Through Hoodie',
    discount: 29,
    newPrice: 1199,
    oldPrice: 1699,
    rating: 4.5,
    ratingCount: 817,
  },
  {
    id: 'kids-hoodie-2',
    title: 'Navy Star Print Pullover Hoodie',
    discount: 16,
    newPrice: '1,299',
    oldPrice: '1,549',
    rating: 4.7,
    ratingCount: 564,
  },
  {
    id: 'kids-puffer-1',
    title: 'Sunny Yellow Quilted Puffer Jacket',
    discount: 34,
    newPrice: '2,999',
    oldPrice: '4,549',
    rating: 4.6,
    ratingCount: 431,
  },
  {
    id: 'kids-puffer-2',
    title: 'Raspberry Quilted Puffer Vest',
    discount: 24,
    newPrice: 1899,
    oldPrice: 2499,
    rating: 4.2,
    ratingCount: 153,
  },
  {
    id: 'kids-sweater-1',
    title: 'Red Fair Isle Wool-Blend Sweater',
    discount: 20,
    newPrice: 1749,
    oldPrice: 2195,
    rating: 4.8,
    ratingCount: 282,
  },
  {
    id: 'kids-sweater-2',
    title: 'Cream Cable-Knit Cotton Sweater',
    discount: 32,
    newPrice: 1599,
    oldPrice: 2349,
    rating: 4.4,
    ratingCount: 347,
  },
]);
