// Motifs that several kinds of textile share. Each is drawn around its own x, y; the colours come last.
import {
  around,
  at,
  diamond,
  dot,
  line,
  poly,
  random,
  range,
  rect,
  seed,
  shape,
  stroke,
} from './tools';

const petalPath = (r: number, w: number) =>
  `M0 0C${w} ${-r * 0.3} ${w} ${-r * 0.9} 0 ${-r}C${-w} ${-r * 0.9} ${-w} ${-r * 0.3} 0 0Z`;
export const petal = (r: number, w: number, c: string, o?: number): string =>
  shape(petalPath(r, w), c, o);
export const petals = (n: number, r: number, w: number, c: string, o?: number): string =>
  around(n, petal(r, w, c, o));

/** The colours of a motif. */
export type Three = readonly [c: string, second: string, third: string];

/**
 * The plant motifs in one drawing style: how a vein is drawn, and whether the flower is layered (all petals below all hearts) or
 * each petal, with its heart, lies over the one before.
 */
function hand(vein: typeof stroke, layered: boolean) {
  const flower = (
    x: number,
    y: number,
    r: number,
    c: string,
    heart: string,
    core: string,
    n = 5,
    rot = 0,
  ) => {
    const outer = petal(r, r * 0.52, c),
      inner = petal(r * 0.62, r * 0.2, heart, 0.75);
    const stamen = (a: number) =>
      dot(Math.cos(a) * r * 0.3, Math.sin(a) * r * 0.3, r * 0.035, core);
    return at(
      x,
      y,
      (layered ? around(n, outer) + around(n, inner) : around(n, outer + inner)) +
        dot(0, 0, r * 0.2, core) +
        range(8, (i) => stamen(i * 0.785)),
      rot,
    );
  };
  const leaf = (x: number, y: number, L: number, rot: number, c: string, c2: string) => {
    const [w, w2, low, high] = [L * 0.32, L * 0.26, L * 0.25, L * 0.8];
    const d = `M0 0C${w} ${-low} ${w2} ${-high} 0 ${-L}C${-w2} ${-high} ${-w} ${-low} 0 0Z`;
    return at(x, y, shape(d, c) + vein(`M0 0L0 ${-L * 0.85}`, c2, L * 0.035), rot);
  };
  /** a flower on a stem with two leaves */
  const buti = (x: number, y: number, s: number, c: string, green: string, heart: string) =>
    at(
      x,
      y,
      leaf(0, 4, 5, 60, green, green) +
        leaf(0, 4, 5, -60, green, green) +
        vein('M0 2L0 9', green, 1) +
        flower(0, -2, 6, c, heart, heart),
      0,
      s,
    );
  /** the mango of a paisley, with a flower in it and dots around */
  const kairi = (
    x: number,
    y: number,
    s: number,
    rot: number,
    c: string,
    inner: string,
    mark: string,
  ) =>
    at(
      x,
      y,
      shape('M0 10C-9 10 -11 -1 -5 -6C0 -10 6 -14 3 -20C11 -15 12 -5 9 2C7 7 4 10 0 10Z', c) +
        shape('M0 7C-6 7 -7 -1 -3 -4C1 -7 5 -9 5 -14C8 -9 9 -3 6 2C5 5 3 7 0 7Z', inner) +
        flower(1, 1, 4, mark, c, c, 6) +
        range(11, (i) => {
          const a = (i / 10) * 4.4 + 1.2;
          return dot(Math.cos(a) * 11.3, Math.sin(a) * 11.3, 0.9, mark);
        }),
      rot,
      s,
    );
  /** two kairis head to tail, which fill a tile */
  const kairis = (s: number, rot: number, ...colours: Three) =>
    kairi(26, 28, s, rot, ...colours) + kairi(76, 78, s, rot + 180, ...colours);
  return { flower, leaf, buti, kairi, kairis };
}
/** As cut in a block: blunt veins, every petal over the one before. */
export const block = hand(line, false);
/** As drawn with a brush: round veins, all petals below all hearts. */
export const brush = hand(stroke, true);

export const lotus = (x: number, y: number, s: number, c: string, c2: string): string =>
  at(
    x,
    y,
    [-64, -38, 38, 64, -18, 18, 0]
      .map((a) => at(0, 0, petal(11, 4.4, c) + petal(7.5, 2, c2), a))
      .join('') + shape('M-8 0Q0 5 8 0Q0 2.2 -8 0Z', c2),
    0,
    s,
  );
/** Gold thread: the thread, its shade, its light. */
export const zari = { c: '#e2b85a', d: '#b98a34', l: '#f7e3a6' };
export type Gold = typeof zari;
/** A lotus on its stem, woven in gold. */
export const butta = (x: number, y: number, s: number, gold: Gold, core: string): string =>
  at(
    x,
    y,
    lotus(0, 0, 1, gold.c, core) +
      stroke('M0 1V11', gold.c) +
      brush.leaf(0, 9, 7, 55, gold.c, gold.d) +
      brush.leaf(0, 9, 7, -55, gold.c, gold.d) +
      dot(0, -13.5, 1.2, gold.l),
    0,
    s,
  );

/** `round` is applied to the coordinates of the points. */
export const star = (
  x: number,
  y: number,
  r: number,
  c: string,
  n = 5,
  inner = 0.45,
  rot = 0,
  round: (value: number) => number | string = Number,
): string => {
  const points = Array.from({ length: 2 * n }, (_, i) => {
    const a = (Math.PI * i) / n - Math.PI / 2,
      q = i % 2 ? r * inner : r;
    return [round(Math.cos(a) * q), round(Math.sin(a) * q)];
  });
  return at(x, y, poly(points, c), rot);
};
/** A diamond in a diamond. */
export const lozenge = (
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  w2: number,
  h2: number,
  c2: string,
): string => diamond(x, y, w, h, c) + diamond(x, y, w2, h2, c2);
/** Darned silk: a lozenge of 2 n + 1 parallel floats, `pitch` apart, each `fall` shorter than its inner neighbour. */
export const darned = (
  x: number,
  y: number,
  [n, pitch, high, fall, w]: readonly [number, number, number, number, number],
  c: string,
  c2: string,
): string =>
  range(2 * n + 1, (i) => {
    const k = i - n,
      h = high - Math.abs(k) * fall;
    return line(`M${x + k * pitch} ${y - h}V${y + h}`, i % 2 ? c : c2, w);
  });
/** Stepped diamonds [half width, colour] whose edges bleed along the warp. */
export function ikat(
  cx: number,
  cy: number,
  ...layers: readonly (readonly [r: number, c: string])[]
): string {
  seed(5);
  const bleed = () => random() * 3 - 1.5;
  let s = '';
  for (const [r, c] of layers)
    for (let k = -r; k <= r; k += 1.5) {
      const h = r - Math.abs(k),
        a = bleed(),
        b = bleed();
      s += rect(cx + k - 0.85, cy - h + a, 1.75, 2 * h + b - a, c);
    }
  return s;
}
