/** The dominant colour of a product's front picture as rrggbb, and the number of its pictures. */
export type ProductPictures = readonly [front: string, count: number];

/** A picture that belongs to no product. */
export interface Scene {
  /** The size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The widths of its AVIF files, in ascending order. */
  readonly widths: readonly number[];
  /** The dominant colour as rrggbb. */
  readonly colour: string;
}
