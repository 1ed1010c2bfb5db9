import type { SectionId } from 'shared-state';
import type { SceneName } from '../media/sceneUrl';

/** A trend of a section. It opens a category. */
export interface Trend {
  readonly title: string;
  /** The id of a category of the section. */
  readonly category: string;
  readonly scene: SceneName;
}

/** The trends of each section. */
export const trends: Readonly<Record<SectionId, readonly Trend[]>> = {
  men: [
    { title: 'Soft tailoring', category: 'blazers', scene: 'trend-men-1' },
    { title: 'Open collars', category: 'shirts', scene: 'trend-men-2' },
    { title: 'Festive lengths', category: 'ethnic-wear', scene: 'trend-men-3' },
    { title: 'Straight denim', category: 'jeans', scene: 'trend-men-4' },
  ],
  women: [
    { title: 'Temple borders', category: 'sarees', scene: 'trend-women-1' },
    { title: 'The easy dress', category: 'dresses', scene: 'trend-women-2' },
    { title: 'Ticking stripes', category: 'tops', scene: 'trend-women-3' },
    { title: 'Velvet evenings', category: 'ethnic-wear', scene: 'trend-women-4' },
  ],
  kids: [
    { title: 'Party frocks', category: 'girls', scene: 'trend-kids-1' },
    { title: 'Playground tees', category: 'boys', scene: 'trend-kids-2' },
    { title: 'First-day shirts', category: 'uniforms', scene: 'trend-kids-3' },
    { title: 'Denim that bends', category: 'jeans', scene: 'trend-kids-4' },
  ],
};
