/** A box that a layout gives to a picture, in CSS lengths. */
export interface Slot {
  /** The width of the window up to which it holds; the last slot holds for all wider ones. */
  readonly below?: string;
  readonly width: string;
  /** Where the box has a height of its own, which the picture has to cover too. */
  readonly height?: string;
}

/**
 * The `sizes` attribute of a picture that fills its slots.
 *
 * @param ratio the picture's width by its height
 */
export function sizesIn(slots: readonly Slot[], ratio: number): string {
  return slots
    .map(({ below, width, height }) => {
      const covering =
        height === undefined ? width : `max(${width}, ${ratio.toFixed(3)} * ${height})`;
      return below === undefined ? covering : `(width < ${below}) ${covering}`;
    })
    .join(', ');
}
