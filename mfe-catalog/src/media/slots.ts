/** The size of a picture's box in a range of window widths: as wide as `vw`, and at most `rem`. One of them is enough. */
export interface Slot {
  /** The upper window width in rem. The last slot is for all wider windows. */
  readonly below?: number;
  /** Its share of the window's width, in percent. */
  readonly vw?: number;
  /** Its width, in rem. */
  readonly rem?: number;
  /** In rem, for a box with a fixed height that the picture must cover. */
  readonly height?: number;
}

/** A width, and the upper window width for it in rem. */
type Step = readonly [below: number, width: string];

/**
 * The `sizes` attribute of a picture that fills its slots. It uses media conditions for minimum and maximum, because WebKit
 * reads `min()` and `max()` in `sizes` as 100vw.
 *
 * @param ratio the picture's width divided by its height
 */
export function sizesIn(slots: readonly Slot[], ratio: number): string {
  let reached = 0;
  const sizes: string[] = [];
  for (const [below, width] of slots.flatMap((slot) => stepsOf(slot, ratio))) {
    if (below <= reached) continue;
    reached = below;
    sizes.push(below === Infinity ? width : `(width < ${round(below)}rem) ${width}`);
  }
  return sizes.join(', ');
}

/** In narrow windows the height determines the width, then the window's width, then the largest width. */
function stepsOf(
  { below = Infinity, vw, rem = Infinity, height = 0 }: Slot,
  ratio: number,
): Step[] {
  const least = height * ratio;
  const widest = round(Math.max(rem, least));
  if (vw === undefined) return [[below, `${widest}rem`]];
  const windowOf = (width: number): number => Math.min(below, (100 * width) / vw);
  return [
    [windowOf(least), `${round(least)}rem`],
    [windowOf(rem), `${vw}vw`],
    [below, `${widest}rem`],
  ];
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
