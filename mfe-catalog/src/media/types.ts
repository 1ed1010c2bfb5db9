/** The dominant colours of a product's front picture and of its second one, each as rrggbb. */
export type ProductColours = readonly [front: string, second?: string];

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
