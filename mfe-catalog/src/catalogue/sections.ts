import * as kids from './kids';
import * as men from './men';
import * as women from './women';
import type { Section } from './types';

/** The three sections of the shop, in the order in which it shows them (SPEC §3). */
export const sections: readonly Section[] = [
  {
    id: 'men',
    subtitle: 'comfort for the modern man',
    viewMoreLink: '/product/men',
    categories: [men.shirts, men.jeans, men.ethnicWear, men.jackets, men.blazers, men.nightwear],
  },
  {
    id: 'women',
    subtitle: 'effortless elegance for the modern woman',
    viewMoreLink: '/product/women',
    categories: [
      women.tops,
      women.dresses,
      women.sarees,
      women.jeans,
      women.ethnicWear,
      women.nightwear,
    ],
  },
  {
    id: 'kids',
    subtitle: 'playful style for the little stars',
    viewMoreLink: '/product/kids',
    categories: [
      kids.boys,
      kids.girls,
      kids.ethnicWear,
      kids.jeans,
      kids.winterwear,
      kids.uniforms,
    ],
  },
];
