import type { SectionId } from 'shared-state';
import type { SceneName } from '../media/scenes.data';

export interface CategoryTile {
  /** The tile's element id, for links from other pages. */
  readonly anchor: string;
  readonly title: string;
  /** The displayed discount in whole percent. No price is computed from it. */
  readonly discount: number;
  readonly text: string;
  readonly scene: SceneName;
  readonly section: SectionId;
}

/** The four tiles (docs/product/landing.md#category-banner). Each links to its section's listing. */
export const categoryTiles: readonly CategoryTile[] = [
  {
    anchor: 'mens-collection',
    title: "Men's Collection",
    discount: 60,
    text: 'Oxford shirts, soft blazers and kurtas with room to move.',
    scene: 'category-men',
    section: 'men',
  },
  {
    anchor: 'womens-collection',
    title: "Women's Collection",
    discount: 70,
    text: 'Handloom sarees, easy dresses and denim that gives.',
    scene: 'category-women',
    section: 'women',
  },
  {
    anchor: 'small-kids-collection',
    title: "Small Kid's Collection",
    discount: 50,
    text: 'Brushed cotton for first steps and long naps.',
    scene: 'category-small-kids',
    section: 'kids',
  },
  {
    anchor: 'kids-collection',
    title: "Kid's Collection",
    discount: 50,
    text: 'School shirts by day, mud-proof by four o’clock.',
    scene: 'category-kids',
    section: 'kids',
  },
];
