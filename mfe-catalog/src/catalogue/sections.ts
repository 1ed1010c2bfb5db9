import type { SectionId } from 'shared-state';
import * as kids from './kids';
import * as men from './men';
import * as women from './women';
import type { Section } from './types';

/** The three sections of the shop by id (docs/product/catalogue.md#sections). */
export const sectionById: Readonly<Record<SectionId, Section>> = {
  men: {
    id: 'men',
    name: 'Men',
    subtitle: 'comfort for the modern man',
    viewMoreLink: '/product/men',
    categories: [men.shirts, men.jeans, men.ethnicWear, men.jackets, men.blazers, men.nightwear],
  },
  women: {
    id: 'women',
    name: 'Women',
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
  kids: {
    id: 'kids',
    name: 'Kids',
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
};

/** The sections in the shop's order. */
export const sections: readonly Section[] = Object.values(sectionById);
