import { defineCategory } from '../defineCategory';

/** Jeans & Trousers of the kids' section. */
export const jeans = defineCategory('jeans', 'Jeans & Trousers', [
  {
    id: 'kids-jeans-1',
    title: 'Light-Wash Blue Straight-Leg Jeans',
    discount: 21,
    newPrice: 1499,
    oldPrice: 1899,
    rating: 4.3,
    ratingCount: 739,
  },
  {
    id: 'kids-jeans-2',
    title: 'Dark-Blue Slim Stretch Jeans',
    discount: 30,
    newPrice: '1,649',
    oldPrice: '2,349',
    rating: 4.5,
    ratingCount: 1028,
  },
  {
    id: 'kids-joggers-1',
    title: 'Grey Melange Joggers with White Side Stripes',
    discount: 31,
    newPrice: 899,
    oldPrice: 1295,
    rating: 4.6,
    ratingCount: 1574,
  },
  {
    id: 'kids-chinos-1',
    title: 'Stone Cotton Twill Chinos',
    discount: 17,
    newPrice: 1249,
    oldPrice: 1499,
    rating: 4.1,
    ratingCount: 246,
  },
  {
    id: 'kids-cargo-1',
    title: 'Olive and Brown Camouflage Cargo Trousers',
    discount: 28,
    newPrice: '1,399',
    oldPrice: '1,949',
    rating: 4.4,
    ratingCount: 395,
  },
  {
    id: 'kids-shorts-1',
    title: 'Navy Cotton Twill Shorts',
    discount: 26,
    newPrice: 699,
    oldPrice: 949,
    rating: 4,
    ratingCount: 672,
  },
]);
