import { defineCategory } from '../defineCategory';

/** Nightwear of the men's section. */
export const nightwear = defineCategory('nightwear', 'Nightwear', [
  {
    id: 'men-pyjama-1',
    title: 'Navy Satin Pyjama Set with Ivory Piping',
    discount: 26,
    newPrice: '1,999',
    oldPrice: '2,699',
    rating: 4.5,
    ratingCount: 367,
  },
  {
    id: 'men-pyjama-2',
    title: 'Blue Striped Cotton Pyjama Set',
    discount: 19,
    newPrice: 1449,
    oldPrice: 1799,
    rating: 4.4,
    ratingCount: 1049,
  },
  {
    id: 'men-robe-1',
    title: 'Burgundy Satin Shawl-Collar Dressing Gown',
    discount: 29,
    newPrice: 2499,
    oldPrice: 3499,
    rating: 4.6,
    ratingCount: 152,
  },
  {
    id: 'men-robe-2',
    title: 'Navy Paisley Dressing Gown with Satin Trim',
    discount: 23,
    newPrice: '2,295',
    oldPrice: 2995,
    rating: 4,
    ratingCount: 69,
  },
  {
    id: 'men-lounge-1',
    title: 'Oat Henley T-Shirt and Wine Check Shorts Set',
    discount: 27,
    newPrice: 1199,
    oldPrice: 1649,
    rating: 4.2,
    ratingCount: 534,
  },
  {
    id: 'men-lounge-2',
    title: 'Wine and Green Plaid Lounge Trousers',
    discount: 33,
    newPrice: 899,
    oldPrice: 1349,
    rating: 4.1,
    ratingCount: 721,
  },
]);
