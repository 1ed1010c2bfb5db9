// Woven silks: banarasi and other nets (jaal), kanjivaram, brocade in gold thread (zari), stone lattice (jaali).
import { block, brush, butta, lotus, lozenge, zari, type Gold } from './motifs';
import {
  at,
  between,
  cells,
  checks,
  columns,
  corners,
  diamond,
  dot,
  every,
  halfDrop,
  line,
  stroke,
  weft,
  type Cloths,
} from './tools';

const OGEE = 'M0 -25C6 -12 25 -14 25 0C25 14 6 12 0 25C-6 12 -25 14 -25 0C-25 -14 -6 -12 0 -25Z';
/** ogee net with a lotus in each cell */
const jaal = (gold: Gold, core: string) => () => {
  const ogee = (x: number, y: number) => at(x, y, stroke(OGEE, gold.c, 1.5));
  const leaf = (x: number, y: number, rot: number) => brush.leaf(x, y + 6, 8, rot, gold.d, gold.c);
  const rosette = (x: number, y: number) => brush.flower(x, y, 5, gold.l, gold.d, core, 8);
  return (
    cells(2, ogee) +
    ogee(50, 50) +
    ogee(0, 0) +
    ogee(50, 0) +
    ogee(0, 50) +
    cells(2, (x, y) => lotus(x, y + 5, 0.85, gold.c, core) + leaf(x, y, 120) + leaf(x, y, -120)) +
    corners(2, rosette)
  );
};
const MEDALLION =
  'M0 -24C10 -14 14 -8 24 0C14 8 10 14 0 24C-10 14 -14 8 -24 0C-14 -8 -10 -14 0 -24Z';
/** medallions in half drop with a buti in each gap */
const medallions = (c: string, light: string) => () =>
  halfDrop((x, y) =>
    at(x, y, line(MEDALLION, c, 1.6) + block.flower(0, 0, 11, c, light, light, 8)),
  ) + between((x, y) => block.buti(x, y, 0.9, c, c, light));
/** eight-point stars joined by straight bars */
const jaali = (c: string, c2: string) => () =>
  cells(
    2,
    (x, y) =>
      stroke(`M${x - 25} ${y}L${x} ${y - 25}L${x + 25} ${y}L${x} ${y + 25}Z`, c, 1.6) +
      [0, 45].map((rot) => at(x, y, line('M-9 -9H9V9H-9Z', c2, 1.4), rot)).join('') +
      dot(x, y, 2.4, c),
  ) + corners(2, (x, y) => lozenge(x, y, 5, 5, c, 2.4, 2.4, c2));
const buttas = (s: number, gold: Gold, core: string) =>
  butta(25, 27, s, gold, core) + butta(75, 77, s, gold, core);

export const silks: Cloths = {
  banarasi_red: ['#9c1327', jaal(zari, '#7a0c1c')],
  banarasi_emerald: ['#0c5a41', jaal(zari, '#083f2e')],
  banarasi_plum: ['#521b46', jaal({ c: '#d9c3a0', d: '#ac9068', l: '#f3e6cd' }, '#3a1232')],
  banarasi_ivory: ['#efe5d0', jaal({ c: '#c79a45', d: '#a87a2c', l: '#dcb768' }, '#b8443a')],
  jaal_ivory: ['#efe4c9', medallions('#c9a24f', '#e9d08f')],
  jaal_maroon: ['#6f1a2e', medallions('#d9ab4c', '#f0d48a')],
  jaal_navy: ['#1f2b50', medallions('#c9a24f', '#e9d08f')],
  jaali_gold: ['#f1e6d2', jaali('#c2953f', '#8d6a2a')],
  jaali_sky: ['#dfe9f1', jaali('#5b84ad', '#35608c')],
  kanji_magenta: [
    '#a3124f',
    () => checks(...every(2, 1, zari.c, 0.75, -0.5)) + buttas(0.95, zari, '#6e0a35'),
  ],
  kanji_mustard: [
    '#d8961d',
    () => buttas(1.05, { c: '#8f1f2e', d: '#6c1420', l: '#f9e7b0' }, '#f2c24e'),
  ],
  kanji_peacock: [
    '#0a4d6b',
    () => buttas(1.05, zari, '#c42b6a') + corners(4, (x, y) => dot(x, y, 0.9, zari.c)),
  ],
  silk_buti_wine: [
    '#6a1230',
    () =>
      halfDrop((x, y) => brush.buti(x, y, 1.1, zari.c, zari.d, zari.l)) +
      between((x, y) => diamond(x, y, 1.6, 2.6, zari.c)),
  ],
  // The diamonds on the seam are drawn from both sides.
  zari: [
    '#c8973c',
    () =>
      weft([6, 8, '#f0d48a'], [86, 8, '#f0d48a']) +
      columns(2, (x) => block.flower(x, 50, 19, '#8c1f3a', '#f0d48a', '#f7e3a6', 8)) +
      [0, 50, 100].map((x) => diamond(x, 50, 7, 16, '#f0d48a')).join(''),
  ],
};
