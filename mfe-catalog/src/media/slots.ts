/**
 * A box that a layout gives to a picture: as wide as `vw`, and not wider than `rem`; one of the two is enough.
 */
export interface Slot {
  /** The width of the window up to which it holds, in rem; the last slot holds for all wider ones. */
  readonly below?: number;
  /** Its share of the window's width, in percent. */
  readonly vw?: number;
  /** Its width, in rem. */
  readonly rem?: number;
  /** Where the box has a height of its own, which the picture has to cover too; in rem. */
  readonly height?: number;
}

/** A width, and the width of the window up to which it holds, in rem. */
type Step = readonly [below: number, width: string];

/**
 * The `sizes` attribute of a picture that fills its slots. The larger and the smaller of two widths are told apart by media
 * conditions: WebKit takes `min()` and `max()` there for 100vw.
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

/** In narrow windows the height decides, then the window, then the greatest width. */
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
