import type { SectionId } from 'shared-state';
import type { SceneName } from '../media/scenes.data';

export interface MosaicTile {
  readonly title: string;
  /** The section below the title. The tile links to its listing. */
  readonly section: SectionId;
  readonly scene: SceneName;
  /** A tile of the layout with seven columns; its style has the number of its columns. */
  readonly area: 'dress' | 'jacket' | 'top' | 'tee' | 'blazer' | 'kidsTee' | 'kidsShirt';
}

/** The seven tiles (docs/product/landing.md#our-collection). Each links to its section's listing. */
export const mosaicTiles: readonly MosaicTile[] = [
  { title: 'Dress', section: 'women', scene: 'mosaic-dress', area: 'dress' },
  { title: 'Jacket', section: 'men', scene: 'mosaic-jacket', area: 'jacket' },
  { title: 'Top', section: 'women', scene: 'mosaic-top', area: 'top' },
  { title: 'T-Shirt', section: 'men', scene: 'mosaic-tshirt-men', area: 'tee' },
  { title: 'Blazer', section: 'men', scene: 'mosaic-blazer', area: 'blazer' },
  { title: 'T-Shirt', section: 'kids', scene: 'mosaic-tshirt-kids', area: 'kidsTee' },
  { title: 'Shirt', section: 'kids', scene: 'mosaic-shirt-kids', area: 'kidsShirt' },
];
