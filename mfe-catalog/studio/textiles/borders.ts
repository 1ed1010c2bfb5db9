// Borders: they repeat along x only; y = 0 is the inner edge, y = T the outer edge (selvedge).
import { brush, butta, darned, ikat, lotus, lozenge, petal, zari } from './motifs';
import {
  T,
  at,
  columns,
  diamond,
  dot,
  poly,
  range,
  ring,
  shape,
  stroke,
  weft,
  type Cloth,
  type Cloths,
} from './tools';

const { flower, leaf } = brush;
/** Each repeat has its own ground, which covers what its left neighbour draws over the edge. */
const border = (ground: string, draw: () => string): Cloth => [
  ground,
  () => weft([0, T, ground]) + draw(),
  { border: true },
];

/** temple (korvai) points, pointing inwards */
const teeth = (n: number, y: number, h: number, c: string) =>
  range(n, (i) =>
    poly(
      [
        [(i * T) / n, y],
        [((i + 0.5) * T) / n, y - h],
        [((i + 1) * T) / n, y],
      ],
      c,
    ),
  );
/** ten arches on a line */
const scallops = (y: number, h: number, c: string) =>
  range(10, (i) => shape(`M${i * 10} ${y}A5 ${h} 0 0 1 ${i * 10 + 10} ${y}Z`, c));
/** the two places between the middles of two columns */
const seams = (draw: (x: number) => string) => draw(0) + draw(50);
/** the frame of silk borders: lines, field with motif, lines */
const framed = (field: string, gold: string, light: string, motif: () => string) =>
  border(
    field,
    () =>
      weft([6, 2, gold], [10, 4, light]) +
      motif() +
      weft([84, 4, light], [90, 2, gold], [94, 6, gold]),
  );
const temple = (ground: string, head: string, core: string, mark = ground) =>
  border(
    ground,
    () =>
      weft([0, 24, head]) +
      teeth(8, 24, 22, ground) +
      weft([24, 3, zari.c]) +
      columns(4, (x) => butta(x, 52, 0.85, zari, core)) +
      weft([72, 3, zari.l], [78, 14, zari.c]) +
      range(16, (i) => diamond(i * 6.25 + 3.1, 85, 2.2, 5, mark)) +
      weft([94, 6, zari.d]),
  );

export const borders: Cloths = {
  border_zari: framed(
    '#c8973c',
    '#a87a2c',
    '#f0d48a',
    () =>
      columns(2, (x) => flower(x, 48, 17, '#f6e3a8', '#8c1f3a', '#8c1f3a', 8)) +
      seams((x) => lozenge(x, 48, 6, 14, '#f0d48a', 2.6, 7, '#8c1f3a')),
  ),
  border_silver: framed(
    '#a9a49b',
    '#7f7a72',
    '#eeeae2',
    () =>
      columns(2, (x) => flower(x, 48, 17, '#f6f3ec', '#6a5f7d', '#6a5f7d', 8)) +
      seams((x) => diamond(x, 48, 6, 14, '#eeeae2')),
  ),
  border_banarasi: framed(
    '#b98a34',
    '#8a6221',
    '#f3db95',
    () =>
      stroke('M0 48C12 25 13 25 25 48S38 71 50 48S63 25 75 48S88 71 100 48', '#f3db95', 3) +
      seams((x) => lotus(x + 12.5, 62, 1.25, '#f7e6ae', '#8c1f3a')) +
      seams((x) => at(x + 37.5, 36, lotus(0, 0, 1.25, '#f7e6ae', '#8c1f3a'), 180, 1, -1)),
  ),
  border_temple_green: temple('#0f5f43', '#a3124f', '#083f2e', '#8c1f3a'),
  border_temple_wine: temple('#8f1f2e', '#d8961d', '#5c0f1c'),
  border_temple_rani: temple('#b01b5e', '#0a4d6b', '#7a0f40'),
  border_ikat: border(
    '#8f1d24',
    () =>
      weft([4, 3, '#f2e8d4'], [90, 4, '#f2e8d4']) +
      columns(2, (x) => ikat(x, 49, [22, '#f2e8d4'], [16, '#23211f'], [9, '#e4a52f'])) +
      seams((x) => ikat(x, 49, [9, '#e4a52f'], [5, '#8f1d24'])),
  ),
  border_ikat_teal: border(
    '#d8722f',
    () =>
      weft([4, 3, '#f0e6cf'], [90, 4, '#f0e6cf']) +
      columns(2, (x) => ikat(x, 49, [22, '#f0e6cf'], [16, '#0f4f59'], [9, '#d8722f'])),
  ),
  border_gota: border(
    '#d9ad55',
    () =>
      scallops(30, 24, '#f6e2a8') +
      weft([30, 6, '#a97a2c']) +
      range(20, (i) =>
        stroke(`M${i * 5} 40L${i * 5 + 5} 66M${i * 5 + 5} 40L${i * 5} 66`, '#f3dc9b', 1.2),
      ) +
      weft([70, 5, '#a97a2c']) +
      columns(10, (x) => at(x, 98, petal(20, 4.5, '#f6e2a8'))),
  ),
  border_bandhani: border(
    '#5d0f24',
    () =>
      weft([6, 3, '#f7c64e'], [90, 5, '#f7c64e']) +
      range(60, (k) => {
        const i = k % 12,
          j = Math.floor(k / 12),
          [x, y] = [i * 8.33 + 4.1, 20 + j * 15];
        return (i + j) % 3
          ? dot(x, y, 2.2, '#fbe9cc')
          : dot(x, y, 3.1, '#f7c64e') + dot(x, y, 1.2, '#5d0f24');
      }),
  ),
  border_handloom: border(
    '#8c2f22',
    () =>
      weft([10, 4, '#f0d9a8'], [24, 30, '#7a2419']) +
      teeth(12, 54, 20, '#e0a22e') +
      weft([60, 4, '#f0d9a8'], [72, 8, '#2f4b3f'], [88, 4, '#f0d9a8']),
  ),
  border_linen: border(
    '#c9ab69',
    () =>
      weft([0, 8, '#8c7a4a'], [92, 8, '#8c7a4a']) +
      range(5, (i) => weft([18 + i * 14, 4, '#efdfae'])),
  ),
  border_chikan: border(
    '#e9e5da',
    () =>
      columns(8, (x) => ring(x, 20, 5, '#fffefb', 2) + dot(x, 20, 1.6, '#fffefb')) +
      weft([34, 2, '#fffefb']) +
      columns(4, (x) => flower(x, 60, 11, '#fffefb', '#d3cdbf', '#fffefb', 6)) +
      scallops(100, 16, '#fffefb'),
  ),
  border_kalamkari: border(
    '#a6392e',
    () =>
      weft([5, 3, '#f0e2c4'], [90, 4, '#f0e2c4']) +
      columns(2, (x) => flower(x, 49, 19, '#f0e2c4', '#2f4b73', '#d49a3c', 8)) +
      seams(
        (x) =>
          leaf(x, 62, 26, 20, '#d49a3c', '#3a2a22') + leaf(x, 62, 22, -30, '#2f4b73', '#f0e2c4'),
      ),
  ),
  border_sequin: border('#cdb48f', () =>
    range(130, (k) => {
      const i = k % 13,
        j = Math.floor(k / 13),
        shine = (i * 7 + j * 3) % 5 ? '#f5e8cf' : '#fffaf0';
      return dot(i * 7.7 + (j % 2) * 3.85, j * 10 + 5, 3.1, shine);
    }),
  ),
  border_phulkari: border(
    '#f2a81d',
    () =>
      columns(4, (x, i) =>
        darned(x, 50, [8, 1.4, 34, 4, 1.2], '#9c1c2e', i % 2 ? '#3f8f5a' : '#e2467b'),
      ) + weft([4, 3, '#9c1c2e'], [92, 4, '#9c1c2e']),
  ),
  border_lace: border(
    '#efe7d9',
    () =>
      columns(10, (x) => {
        const hole = (y: number) => ring(x, y, 3.6, '#fffdf8', 1.6);
        return hole(30) + hole(62) + dot(x - 5, 46, 1.8, '#fffdf8');
      }) +
      weft([8, 3, '#fffdf8']) +
      scallops(100, 18, '#fffdf8'),
  ),
};
