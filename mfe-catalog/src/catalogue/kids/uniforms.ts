import { defineCategory } from '../defineCategory';

/** School Uniforms of the kids' section. */
export const uniforms = defineCategory('uniforms', 'School Uniforms', [
  {
    id: 'kids-uniform-1',
    title: 'White Shirt, Striped Tie and Grey Shorts Set',
    discount: 20,
    newPrice: 1195,
    oldPrice: 1495,
    rating: 4.3,
    ratingCount: 906,
  },
  {
    id: 'kids-uniform-2',
    title: 'White Shirt and Green Tartan Pleated Skirt Set',
    discount: 21,
    newPrice: '1,349',
    oldPrice: '1,699',
    rating: 4.5,
    ratingCount: 613,
  },
  {
    id: 'kids-uniform-3',
    title: 'Navy School Pinafore with White Shirt',
    discount: 15,
    newPrice: 1359,
    oldPrice: 1599,
    rating: 4.2,
    ratingCount: 274,
  },
  {
    id: 'kids-uniform-4',
    title: 'Maroon School Blazer with Gold Crest',
    discount: 29,
    newPrice: '1,999',
    oldPrice: '2,799',
    rating: 4.6,
    ratingCount: 189,
  },
  {
    id: 'kids-uniform-5',
    title: 'Blue Check School Shirt with Navy Trousers',
    discount: 18,
    newPrice: 1149,
    oldPrice: 1399,
    rating: 4,
    ratingCount: 521,
  },
  {
    id: 'kids-uniform-6',
    title: 'Navy V-Neck School Sweater',
    discount: 34,
    newPrice: 849,
    oldPrice: 1295,
    rating: 4.1,
    ratingCount: 1346,
  },
]);
