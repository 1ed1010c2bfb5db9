import { defineCategory } from '../defineCategory';

/** Dresses & Kurtis of the women's section. */
export const dresses = defineCategory('dresses', 'Dresses & Kurtis', [
  {
    id: 'women-kurti-1',
    title: 'Cream Sanganeri Block Print Straight Kurti',
    discount: 30,
    newPrice: 1399,
    oldPrice: 1999,
    rating: 4.5,
    ratingCount: 1876,
  },
  {
    id: 'women-kurti-2',
    title: 'Sky Blue Ditsy Floral Sash Dress',
    discount: 17,
    newPrice: 1899,
    oldPrice: 2299,
    rating: 4.3,
    ratingCount: 243,
  },
  {
    id: 'women-kurti-3',
    title: 'Sand Palm Print Sleeveless Maxi Dress',
    discount: 24,
    newPrice: '2,499',
    oldPrice: '3,299',
    rating: 4.4,
    ratingCount: 389,
  },
  {
    id: 'women-kurti-4',
    title: 'Emerald Floral Crepe Wrap Dress',
    discount: 20,
    newPrice: 2799,
    oldPrice: 3499,
    rating: 4.6,
    ratingCount: 514,
  },
  {
    id: 'women-kurti-5',
    title: 'Peach Floral Three-Tier Summer Dress',
    discount: 27,
    newPrice: 2195,
    oldPrice: 2995,
    rating: 4,
    ratingCount: 97,
  },
  {
    id: 'women-kurti-6',
    title: 'Cream Kalamkari Anarkali Kurti',
    discount: 33,
    newPrice: '2,349',
    oldPrice: '3,499',
    rating: 4.7,
    ratingCount: 628,
  },
]);
