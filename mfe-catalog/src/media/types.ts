/** The dominant colours of a product's pictures in order, the front first, each as rrggbb. */
export type ProductColours = readonly [front: string, ...further: string[]];

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
