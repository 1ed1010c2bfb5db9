// Tools for all textiles: seeded random numbers, SVG shapes, layouts, and the seamless tile itself.
import { Buffer } from 'node:buffer';
import sharp, { type OutputInfo } from 'sharp';

/** Side of a tile in units; a tile that needs more room passes its own `size`. */
export const T = 100;
const PIXELS = 1024;

/**
 * The colour of its ground and what is drawn on it. A tile has a `size` in units; `soft` blurs it as dye bleeds; a `border`
 * repeats along x only.
 */
export type Cloth = readonly [
  ground: string,
  draw?: () => string,
  options?: { readonly size?: number; readonly soft?: boolean; readonly border?: boolean },
];
/** Cloths by their names. */
export type Cloths = Readonly<Record<string, Cloth>>;
/** A stripe of the weave. */
export type Band = readonly [from: number, width: number, colour: string, opacity?: number];
type Place = (x: number, y: number, i: number) => string;
type Cell = (x: number, y: number, i: number, j: number) => string;

// ------------------------------------------------------------------ random numbers
let state = 1;
/** Restarts the sequence. Each texture sets its own seed, so it does not depend on what was drawn before. */
export const seed = (value: number): void => {
  state = value;
};
export const random = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
/** A random position along an edge of the tile. */
export const place = (): number => random() * T;
/** The colour at an index; after the last one the first follows. */
export const nth = (list: readonly string[], i: number): string => list[i % list.length] ?? '';
export const pick = (list: readonly string[]): string => nth(list, (random() * list.length) | 0);

// ------------------------------------------------------------------ shapes
/** Every shape states its opacity, so that a finished motif can be made paler by replacing it. */
export const dot = (x: number, y: number, r: number, c: string, o = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" opacity="${o}"/>`;
export const ring = (x: number, y: number, r: number, c: string, w = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${c}" stroke-width="${w}"/>`;
export const rect = (x: number, y: number, w: number, h: number, c: string, o = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}" opacity="${o}"/>`;
export const shape = (d: string, c: string, o = 1): string =>
  `<path d="${d}" fill="${c}" opacity="${o}"/>`;
export const poly = (points: readonly (readonly (number | string)[])[], c: string): string =>
  shape(`M${points.map((p) => p.join(' ')).join('L')}Z`, c);
export const diamond = (x: number, y: number, w: number, h: number, c: string): string =>
  shape(`M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z`, c);
/** A line with blunt ends. */
export const line = (d: string, c: string, w = 1, o = 1, ends = ''): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" opacity="${o}"${ends}/>`;
/** A line with round ends and corners. */
export const stroke = (d: string, c: string, w?: number, o?: number): string =>
  line(d, c, w, o, ' stroke-linecap="round" stroke-linejoin="round"');
/** A motif drawn around 0, 0, put in its place; `flip` -1 mirrors it left to right. */
export const at = (x: number, y: number, body: string, rot = 0, s = 1, flip = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s * flip} ${s})">${body}</g>`;
/** Rotated about the middle of the tile. */
export const turned = (rot: number, body: string): string =>
  `<g transform="rotate(${rot} ${T / 2} ${T / 2})">${body}</g>`;

// ------------------------------------------------------------------ layouts
/** Draws n times. */
export const range = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');
/** Draws once for every entry. */
export const each = <Entry>(list: readonly Entry[], draw: (entry: Entry) => string): string =>
  list.map((entry) => draw(entry)).join('');
/** n copies of a petal around 0, 0. */
export const around = (n: number, body: string): string =>
  range(n, (i) => at(0, 0, body, (i * 360) / n));
const table = (n: number, m: number, draw: (i: number, j: number) => string) =>
  range(n * m, (k) => draw(k % n, Math.floor(k / n)));
/** n × n corners, from 0, 0. */
export const corners = (n: number, draw: Cell): string =>
  table(n, n, (i, j) => draw((i * T) / n, (j * T) / n, i, j));
/** The middles of n × n cells. */
export const cells = (n: number, draw: Cell): string =>
  table(n, n, (i, j) => draw(((i + 0.5) * T) / n, ((j + 0.5) * T) / n, i, j));
/** n × m places, every second row shifted by half, like bricks. */
export const bricks = (n: number, m: number, draw: Cell): string =>
  table(n, m, (i, j) => draw(((i + (j % 2) / 2 + 0.25) * T) / n, ((j + 0.5) * T) / m, i, j));
/** The classic layout of a buti print, and the places that it leaves. */
export const halfDrop = (draw: Place): string => draw(25, 25, 0) + draw(75, 75, 1);
export const between = (draw: (x: number, y: number) => string): string =>
  draw(75, 25) + draw(25, 75);
/** The middles of n columns. */
export const columns = (n: number, draw: (x: number, i: number) => string): string =>
  range(n, (i) => draw(((i + 0.5) * T) / n, i));
/**
 * Poisson-like scatter on a torus: motifs keep their distance over the seam as well.
 * Without `from` it continues the current random sequence.
 */
export function scatter(
  n: number,
  apart: number,
  draw: Place,
  from: number | null = null,
  size = T,
): string {
  if (from !== null) seed(from);
  const found: (readonly [x: number, y: number])[] = [];
  const gap = (a: number, b: number) => Math.min(Math.abs(a - b), size - Math.abs(a - b));
  for (let tries = 0; found.length < n && tries < 4000; tries++) {
    const x = random() * size,
      y = random() * size;
    if (found.every(([a, b]) => Math.hypot(gap(x, a), gap(y, b)) > apart)) found.push([x, y]);
  }
  return found.map(([x, y], i) => draw(x, y, i)).join('');
}

// ------------------------------------------------------------------ bands
export const warp = (...bands: readonly Band[]): string =>
  bands.map(([x, w, c, o]) => rect(x, 0, w, T, c, o)).join('');
export const weft = (...bands: readonly Band[]): string =>
  bands.map(([y, h, c, o]) => rect(0, y, T, h, c, o)).join('');
/** Half transparent warp and weft mix where they cross, as threads do. */
export const checks = (...bands: readonly Band[]): string => warp(...bands) + weft(...bands);
/** n equal bands at equal distances. */
export const every = (n: number, w: number, c: string, o = 1, from = 0): Band[] =>
  Array.from({ length: n }, (_, i) => [from + (i * T) / n, w, c, o]);

// ------------------------------------------------------------------ the tile
/**
 * Writes a cloth as a PNG. The drawing is repeated 3 × 3, so a motif may cross an edge and continue seamlessly. A plain weave,
 * far finer than any motif, covers it.
 */
export function writeTile(
  file: string,
  [ground, draw, { size = T, soft, border } = {}]: Cloth,
): Promise<OutputInfo> {
  const body = draw?.() ?? '';
  const steps = [-size, 0, size];
  const repeat = steps.map((dx) => (border ? [0] : steps).map((dy) => at(dx, dy, body)).join(''));
  const cover = (c: string) => rect(0, 0, size, size, c);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="0 0 ${size} ${size}">
<defs><pattern id="weave" width="1" height="1" patternUnits="userSpaceOnUse" patternTransform="scale(${size / 256})">${rect(0, 0, 1, 0.5, '#000', 0.05)}${rect(0, 0, 0.5, 1, '#fff', 0.05)}</pattern><filter id="soft"><feGaussianBlur stdDeviation=".55"/></filter></defs>
${cover(ground)}<g${soft ? ' filter="url(#soft)"' : ''}>${repeat.join('')}</g>${cover('url(#weave)')}</svg>`;
  return sharp(Buffer.from(svg)).png().toFile(file);
}
