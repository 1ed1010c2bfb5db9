import type { SectionId } from '../catalogue/types';

/** A picture of a section's trend gallery; it opens one category. */
export interface Trend {
  readonly title: string;
  /** The id of a category of the section. */
  readonly category: string;
}

/** What each section shows as its trends; the pictures are `trend-<section>-<number>`. */
export const trends: Readonly<Record<SectionId, readonly Trend[]>> = {
  men: [
    { title: 'Soft tailoring', category: 'blazers' },
    { title: 'Open collars', category: 'shirts' },
    { title: 'Festive lengths', category: 'ethnic-wear' },
    { title: 'Straight denim', category: 'jeans' },
  ],
  women: [
    { title: 'Temple borders', category: 'sarees' },
    { title: 'The easy dress', category: 'dresses' },
    { title: 'White on white', category: 'tops' },
    { title: 'Evening plum', category: 'ethnic-wear' },
  ],
  kids: [
    { title: 'Party frocks', category: 'girls' },
    { title: 'Playground tees', category: 'boys' },
    { title: 'First-day shirts', category: 'uniforms' },
    { title: 'Denim that bends', category: 'jeans' },
  ],
};
