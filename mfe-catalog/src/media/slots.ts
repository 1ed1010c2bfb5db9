/** The size of a picture's box in a range of windows: as wide as `vw`, and at most `rem`; one of the two is enough. */
export interface Slot {
  /** The windows' upper width in rem; the last slot is for all wider ones. */
  readonly below?: number;
  /** Its share of the window's width, in percent. */
  readonly vw?: number;
  /** Its width, in rem. */
  readonly rem?: number;
  /** In rem, for a box with a height of its own, which the picture covers too. */
  readonly height?: number;
}

/** A width, and the upper width of the windows that it is for, in rem. */
type Step = readonly [below: number, width: string];

/**
 * The `sizes` attribute of a picture that fills its slots. Minimum and maximum are expressed by media conditions,
 * because WebKit reads `min()` and `max()` there as 100vw.
 *
 * @param ratio the picture's width by its height
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

/** In narrow windows the height determines the width, then the window's width, then the greatest width. */
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
