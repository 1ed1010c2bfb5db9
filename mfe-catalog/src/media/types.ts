/** The dominant colours of a product's pictures in their order, the front one first, each as rrggbb. */
export type ProductColours = readonly [front: string, ...further: string[]];

/** A picture that belongs to no product. */
export interface Scene {
  /** Pixels of the widest file. */
  readonly width: number;
  readonly height: number;
  /** The widths of its AVIF files, the narrowest first. */
  readonly widths: readonly number[];
  /** The dominant colour as rrggbb. */
  readonly colour: string;
}
