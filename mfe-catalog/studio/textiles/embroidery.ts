// Embroidered cloths: chikankari, phulkari, mirror work.
import { block, darned, petal, petals } from './motifs';
import {
  at,
  between,
  bricks,
  cells,
  corners,
  dot,
  halfDrop,
  nth,
  range,
  shape,
  stroke,
  type Cloths,
} from './tools';

/** white thread, raised and shaded; murri (rice) knots, shadow leaves, small jaali */
const chikan = (thread: string, shade: string, ground: string) => () => {
  const shadowLeaf = (x: number, y: number, rot: number) =>
    at(x, y, petal(8, 3, shade, 0.5) + at(0, -0.4, petal(7.2, 2.3, thread)), rot);
  const bloom =
    petals(6, 7, 3, shade, 0.5) +
    petals(6, 6.4, 2.4, thread) +
    range(6, (i) => dot(Math.cos(i * 1.047) * 3.4, Math.sin(i * 1.047) * 3.4, 0.35, ground)) +
    dot(0, 0, 1.5, ground) +
    dot(0, 0, 0.9, thread);
  const spray =
    stroke('M-13 15Q-2 6 2 -10', shade, 1.5, 0.55) +
    stroke('M-13 15Q-2 6 2 -10.6', thread) +
    shadowLeaf(-8, 10, 40) +
    shadowLeaf(-4, 6, -50) +
    shadowLeaf(-1, 1, 55) +
    shadowLeaf(1, -4, -45) +
    at(2.5, -14, bloom);
  const knot = (x: number, y: number, a: number) =>
    at(x + Math.cos(a) * 5, y + Math.sin(a) * 5, petal(2.8, 1.1, thread), a * 57.3 + 90);
  return (
    at(25, 27, spray) +
    at(75, 77, spray, 0, 1, -1) +
    between((x, y) => range(7, (i) => knot(x, y, i * 0.898)) + dot(x, y, 1.3, thread)) +
    cells(5, (x, y) => dot(x, y, 0.7, thread, 0.9))
  );
};
/** alternating flowers and pairs of leaves, all in one thread */
const chikanButis = (c: string) => () =>
  bricks(4, 4, (x, y, i, j) =>
    (i + j) % 2
      ? block.flower(x, y, 5.5, c, c, c, 6)
      : block.leaf(x, y + 3, 6, 40, c, c) + block.leaf(x, y + 3, 6, -40, c, c),
  );
const phulkari = () => {
  const silks = ['#f2a81d', '#e2467b', '#f6efe0', '#3f8f5a'];
  return (
    cells(4, (x, y, i, j) =>
      darned(x, y, [7, 1.45, 11, 1.45, 1.25], nth(silks, i + j), nth(silks, i + j * 3 + 1)),
    ) + corners(4, (x, y) => dot(x, y, 2, nth(silks, 0)))
  );
};
const mirror = (x: number, y: number, s: number, c: string, c2: string) =>
  at(
    x,
    y,
    petals(10, 9, 3, c) +
      petals(10, 7, 1.6, c2) +
      dot(0, 0, 4.1, c2) +
      dot(0, 0, 3.2, '#dfe7ec') +
      shape('M-2.2 1A2.6 2.6 0 0 1 1 -2.3L-2.2 1Z', '#ffffff'),
    0,
    s,
  );
type Mirror = readonly [scale: number, colour: string];
/** mirrors in half drop and smaller ones between, and the colour of the hearts */
const mirrors = ([s, c]: Mirror, [s2, c2]: Mirror, heart: string) =>
  halfDrop((x, y) => mirror(x, y, s, c, heart)) + between((x, y) => mirror(x, y, s2, c2, heart));

export const embroidery: Cloths = {
  chikan_ivory: ['#efece4', chikan('#fffefb', '#c9c3b4', '#e6e1d6')],
  chikan_sage: ['#b9d3c2', chikan('#fbfdf8', '#8fb09c', '#a9c6b3')],
  chikan_powder: ['#a9bfd8', chikan('#fbfcfe', '#8199b8', '#98afcb')],
  chikan_peach: ['#f0bfa6', chikan('#fffaf4', '#d09a80', '#e6ad92')],
  chikan_mint: ['#bfd8c8', chikanButis('#f4faf4')],
  chikan_white: ['#f1eee6', chikanButis('#d9d3c4')],
  chikan_sky: ['#b3cbe2', chikanButis('#f3f8fd')],
  phulkari: ['#9c1c2e', phulkari],
  mirror_black: [
    '#2a1c2e',
    () =>
      mirrors([1.3, '#e3406b'], [0.9, '#2f9b8f'], '#f2b233') +
      corners(4, (x, y) => dot(x, y, 1.2, '#f6ead2')),
  ],
  mirror_marigold: ['#ef9f24', () => mirrors([1.25, '#b8174c'], [0.85, '#17706a'], '#fdf0cf')],
};
