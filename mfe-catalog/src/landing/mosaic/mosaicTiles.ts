/** A tile of the mosaic. */
export interface MosaicTile {
  readonly title: string;
  /** Whose it is, as words and as the listing that it opens. */
  readonly section: 'Women' | 'Men' | 'Kids';
  readonly to: string;
  readonly scene: string;
  /** The tile's place where the mosaic has seven columns. */
  readonly area: string;
}

/** The seven tiles (SPEC §2, Our Collection mosaic): each opens its gender's listing. */
export const mosaicTiles: readonly MosaicTile[] = [
  { title: 'Dress', section: 'Women', to: '/product/women', scene: 'mosaic-dress', area: 'dress' },
  { title: 'Jacket', section: 'Men', to: '/product/men', scene: 'mosaic-jacket', area: 'jacket' },
  { title: 'Top', section: 'Women', to: '/product/women', scene: 'mosaic-top', area: 'top' },
  {
    title: 'T-Shirt',
    section: 'Men',
    to: '/product/men',
    scene: 'mosaic-tshirt-men',
    area: 'tee',
  },
  { title: 'Blazer', section: 'Men', to: '/product/men', scene: 'mosaic-blazer', area: 'blazer' },
  {
    title: 'T-Shirt',
    section: 'Kids',
    to: '/product/kids',
    scene: 'mosaic-tshirt-kids',
    area: 'kidsTee',
  },
  {
    title: 'Shirt',
    section: 'Kids',
    to: '/product/kids',
    scene: 'mosaic-shirt-kids',
    area: 'kidsShirt',
  },
];
