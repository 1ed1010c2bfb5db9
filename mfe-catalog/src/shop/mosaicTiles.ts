import type { SectionId } from 'shared-state';
import type { SceneName } from '../media/sceneUrl';

/** A tile of the mosaic. */
export interface MosaicTile {
  readonly title: string;
  /** The section below the title. The tile links to its listing. */
  readonly section: SectionId;
  readonly scene: SceneName;
  /** The tile's grid area in the layout with seven columns. */
  readonly area: string;
  /** The number of columns of seven that it spans, and the number of rows at every width. */
  readonly columns: number;
  readonly rows: number;
}

/** The seven tiles (docs/product/landing.md#our-collection). Each links to its section's listing. */
export const mosaicTiles: readonly MosaicTile[] = [
  {
    title: 'Dress',
    section: 'women',
    scene: 'mosaic-dress',
    area: 'dress',
    columns: 2,
    rows: 2,
  },
  {
    title: 'Jacket',
    section: 'men',
    scene: 'mosaic-jacket',
    area: 'jacket',
    columns: 3,
    rows: 1,
  },
  {
    title: 'Top',
    section: 'women',
    scene: 'mosaic-top',
    area: 'top',
    columns: 2,
    rows: 1,
  },
  {
    title: 'T-Shirt',
    section: 'men',
    scene: 'mosaic-tshirt-men',
    area: 'tee',
    columns: 2,
    rows: 1,
  },
  {
    title: 'Blazer',
    section: 'men',
    scene: 'mosaic-blazer',
    area: 'blazer',
    columns: 3,
    rows: 1,
  },
  {
    title: 'T-Shirt',
    section: 'kids',
    scene: 'mosaic-tshirt-kids',
    area: 'kidsTee',
    columns: 4,
    rows: 1,
  },
  {
    title: 'Shirt',
    section: 'kids',
    scene: 'mosaic-shirt-kids',
    area: 'kidsShirt',
    columns: 3,
    rows: 1,
  },
];
