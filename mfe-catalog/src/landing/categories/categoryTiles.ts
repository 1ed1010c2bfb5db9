import type { SectionId } from '../../catalogue/types';
import type { SceneName } from '../../media/sceneUrl';

/** A tile of the category banner. */
export interface CategoryTile {
  /** The tile's own id, for links from elsewhere. */
  readonly anchor: string;
  readonly title: string;
  /** Whole percent; words of the banner, not of any price. */
  readonly discount: number;
  readonly text: string;
  readonly to: string;
  readonly scene: SceneName;
  readonly tone: SectionId;
}

/** The four tiles, with the figures and addresses of SPEC §2. */
export const categoryTiles: readonly CategoryTile[] = [
  {
    anchor: 'mens-collection',
    title: "Men's Collection",
    discount: 60,
    text: 'Oxford shirts, soft blazers and kurtas with room to move.',
    to: '/product/men',
    scene: 'category-men',
    tone: 'men',
  },
  {
    anchor: 'womens-collection',
    title: "Women's Collection",
    discount: 70,
    text: 'Handloom sarees, easy dresses and denim that gives.',
    to: '/product/women',
    scene: 'category-women',
    tone: 'women',
  },
  {
    anchor: 'small-kids-collection',
    title: "Small Kid's Collection",
    discount: 50,
    text: 'Brushed cotton for first steps and long naps.',
    to: '/product/kids',
    scene: 'category-small-kids',
    tone: 'kids',
  },
  {
    anchor: 'kids-collection',
    title: "Kid's Collection",
    discount: 50,
    text: 'School shirts by day, mud-proof by four o’clock.',
    to: '/product/kids',
    scene: 'category-kids',
    tone: 'kids',
  },
];
