/** The dominant colour of a product's front picture, and of the second one where there is one; each as rrggbb. */
export type ProductColours = readonly [front: string, second?: string];

/** A picture of the shop's own, not of one product. */
export interface Scene {
  /** Pixels of the widest file. */
  readonly width: number;
  readonly height: number;
  /** The widths of its AVIF files, the narrowest first. */
  readonly widths: readonly number[];
  /** The dominant colour as rrggbb. */
  readonly colour: string;
}
