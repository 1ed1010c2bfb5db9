import { defineCategory } from '../defineCategory';

/** Ethnic Wear of the kids' section. */
export const ethnicWear = defineCategory('ethnic-wear', 'Ethnic Wear', [
  {
    id: 'kids-kurta-1',
    title: "Boys' Mustard Khadi Kurta with White Pyjama",
    discount: 22,
    newPrice: 1449,
    oldPrice: 1849,
    rating: 4.5,
    ratingCount: 462,
  },
  {
    id: 'kids-kurta-2',
    title: "Boys' Rust Khadi Kurta with Green Embroidery",
    discount: 27,
    newPrice: '1,599',
    oldPrice: '2,199',
    rating: 4.7,
    ratingCount: 318,
  },
  {
    id: 'kids-nehru-1',
    title: "Boys' Maroon Brocade Nehru Jacket with Kurta",
    discount: 35,
    newPrice: '2,749',
    oldPrice: '4,199',
    rating: 4.6,
    ratingCount: 193,
  },
  {
    id: 'kids-sherwani-1',
    title: "Boys' Navy and Gold Brocade Sherwani",
    discount: 18,
    newPrice: '6,999',
    oldPrice: '8,499',
    rating: 4.8,
    ratingCount: 57,
  },
  {
    id: 'kids-kurti-1',
    title: "Girls' Red Bandhani Kurti with Gold Border",
    discount: 24,
    newPrice: 1295,
    oldPrice: 1699,
    rating: 4.4,
    ratingCount: 586,
  },
  {
    id: 'kids-anarkali-1',
    title: "Girls' Teal Buti Festive Frock with Gold Borders",
    discount: 26,
    newPrice: 3495,
    oldPrice: 4749,
    rating: 4.7,
    ratingCount: 128,
  },
]);
