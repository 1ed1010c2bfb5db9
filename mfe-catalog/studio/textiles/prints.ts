// Printed and resist-dyed cloths: block prints, paisley, bandhani, leheriya, ikat.
import { block, brush, ikat, lozenge, petals, star, type Three } from './motifs';
import {
  T,
  at,
  between,
  bricks,
  cells,
  corners,
  diamond,
  dot,
  each,
  halfDrop,
  nth,
  random,
  range,
  ring,
  scatter,
  shape,
  stroke,
  type Band,
  type Cloths,
} from './tools';

const { buti, flower, kairis } = brush;
/** butis in half drop, with a rosette [radius, colour, heart, core] in each gap */
const butis = (s: number, colours: Three, rosette: readonly [r: number, ...Three]) => () =>
  halfDrop((x, y) => buti(x, y, s, ...colours)) + between((x, y) => flower(x, y, ...rosette, 6));

/** indigo and madder stars on a strict grid */
const ajrakh = (ink = '#1f2d5a', madder = '#a32b2b', pale = '#f1e7d3') =>
  halfDrop((x, y) =>
    at(
      x,
      y,
      star(0, 0, 22, madder, 8, 0.72) +
        ring(0, 0, 16.5, pale, 0.9) +
        star(0, 0, 14, pale, 8, 0.5) +
        star(0, 0, 10, ink, 8, 0.5) +
        dot(0, 0, 3, madder) +
        range(16, (i) => {
          const a = (i * Math.PI) / 8;
          return dot(Math.cos(a) * 23.4, Math.sin(a) * 23.4, 0.9, pale);
        }),
    ),
  ) +
  between((x, y) =>
    at(
      x,
      y,
      petals(8, 17, 5, '#0f1836') +
        petals(8, 15, 3.2, pale) +
        petals(8, 11, 2.4, madder) +
        dot(0, 0, 3, pale),
    ),
  ) +
  corners(2, (x, y) => lozenge(x, y, 4, 4, pale, 2.2, 2.2, madder));

/** tied dots: each leaves a small ring with a dyed centre; diamonds of dots on a field of single dots */
const bandhani = (c: string, c2: string) => () =>
  cells(16, (x, y, i, j) => {
    const m = Math.abs((i % 8) - 3.5) + Math.abs((j % 8) - 3.5);
    if (m === 3) return dot(x, y, 1.5, c) + dot(x, y, 0.55, '#00000066');
    if (m <= 1) return dot(x, y, 1.9, c2) + dot(x, y, 0.7, '#00000055');
    return m === 7 ? dot(x, y, 1.7, c2) : '';
  });
const bandhaniRings = (c: string) => () =>
  cells(8, (x, y, i, j) =>
    (i + j) % 4 ? ring(x, y, 1.3, c, 0.9) : ring(x, y, 3, c) + dot(x, y, 1, c),
  );

/** diagonal waves [offset, width, colour, opacity]: they step up and down while they climb at 45 degrees */
const leheriya = (...waves: readonly Band[]) => {
  const wave = (offset: number) =>
    `M${Array.from({ length: 1.5 * T + 1 }, (_, i) => {
      const x = 2 * i - T;
      return `${x} ${(x + offset + 5 * Math.sin((x / T) * Math.PI * 8)).toFixed(2)}`;
    }).join('L')}`;
  return each(waves, ([offset, w, c, o]) =>
    range(5, (k) => stroke(wave(offset + (k - 2) * T), c, w, o)),
  );
};
/** four ikat stars with gold diamonds on the seams; the seams are drawn from both sides */
const patola = (red = '#8f1d24', gold = '#f3d58b') =>
  cells(2, (x, y, i, j) =>
    ikat(x, y, [22, gold], [18, i === j ? '#20366b' : '#1f5f46'], [12, '#f6ecd2'], [7, red]),
  ) +
  each(
    [0, 50, 100].flatMap((x) => [0, 50, 100].map((y) => [x, y] as const)),
    ([x, y]) => diamond(x, y, 4, 4, gold),
  );
const BLOT = 'M-14 0C-12 -12 0 -6 4 -12C14 -14 16 -2 12 4C18 12 4 14 -2 10C-8 16 -18 8 -14 0Z';
const blots = (...colours: readonly string[]) =>
  scatter(
    16,
    24,
    (x, y, i) => at(x, y, shape(BLOT, nth(colours, i)), random() * 360, 0.8 + random() * 0.7),
    330557126,
    120,
  );

export const prints: Cloths = {
  block_indigo: [
    '#f3ecdd',
    () =>
      halfDrop((x, y) => block.buti(x, y, 1.75, '#2a3f7a', '#3f6b8f', '#c96a3d')) +
      between((x, y) => block.buti(x, y, 0.9, '#c96a3d', '#2a3f7a', '#2a3f7a')),
  ],
  block_coral: [
    '#f7efe2',
    butis(1.8, ['#d8553f', '#6d8a5a', '#f0b04c'], [5, '#e39a3f', '#d8553f', '#6d8a5a']),
  ],
  block_mustard: [
    '#d99a2b',
    butis(1.7, ['#fdf4de', '#7a3b1d', '#b4452c'], [4.6, '#7a3b1d', '#fdf4de', '#fdf4de']),
  ],
  block_rust: [
    '#f1e6d2',
    () =>
      bricks(4, 4, (x, y, _i, j) =>
        j % 2
          ? block.kairi(x, y, 0.55, 20, '#a8482b', '#f1e6d2', '#2f5a56')
          : block.buti(x, y, 0.9, '#a8482b', '#2f5a56', '#d9973f'),
      ),
  ],
  buti_teal: [
    '#0f5c63',
    () => halfDrop((x, y) => block.buti(x, y, 1.3, '#e8c46a', '#d3a84e', '#f6e6b4')),
  ],
  buti_maroon: [
    '#7a1530',
    () => halfDrop((x, y) => block.buti(x, y, 1.2, '#e4b956', '#cf9f42', '#f7e3a6')),
  ],
  dabu_indigo: [
    '#22376b',
    () =>
      halfDrop(
        (x, y) =>
          flower(x, y, 13, '#e7ecf4', '#22376b', '#22376b', 8) + ring(x, y, 17, '#e7ecf4', 0.8),
      ) +
      between((x, y) => flower(x, y, 7, '#8fa6cf', '#22376b', '#e7ecf4', 6, 30)) +
      cells(4, (x, y) => dot(x, y, 1, '#8fa6cf')),
    { soft: true },
  ],
  bagru_rust: [
    '#b24a2c',
    () =>
      kairis(1.05, 20, '#f2dfbd', '#2d2a33', '#f2dfbd') +
      between((x, y) => flower(x, y, 8, '#2d2a33', '#f2dfbd', '#f2dfbd', 8)),
    { soft: true },
  ],
  kairi_teal: [
    '#0e6168',
    () =>
      kairis(1.25, 25, '#e9c877', '#b8442f', '#fbf0d4') +
      corners(4, (x, y, _i, j) => dot(x + (j % 2) * 12.5, y + 3, 1, '#8cc3bd')),
  ],
  kairi_blush: [
    '#f3d9d0',
    () =>
      kairis(1.2, 25, '#b24f63', '#f9ece4', '#7d8f5c') +
      between((x, y) => flower(x, y, 5, '#d6898c', '#b24f63', '#7d8f5c')),
  ],
  paisley_plum: [
    '#5b2148',
    () =>
      block.kairis(1.15, 25, '#e2a94e', '#7d2f5d', '#f2d9a0') +
      bricks(4, 4, (x, y) => dot(x, y, 1, '#c77fa0')),
  ],
  paisley_night: ['#22304f', () => block.kairis(1, 25, '#8fa5d0', '#22304f', '#e9d7a8')],
  ajrakh: ['#1f2d5a', () => ajrakh()],
  camo: ['#7b7d57', () => blots('#4b5136', '#a39b6e', '#3a3b2c'), { size: 120 }],

  bandhani_red: ['#c2203a', bandhaniRings('#f8e7c8')],
  bandhani_scarlet: ['#c2203a', bandhani('#fbe9cc', '#f7c64e')],
  bandhani_green: ['#1e6b45', bandhani('#f6efcf', '#f3a93c')],
  bandhani_fuchsia: ['#a81763', bandhani('#fde6ee', '#f8c14a')],
  leheriya_sun: [
    '#f4b32e',
    () =>
      leheriya(
        ...[0, 50].flatMap<Band>((p) => [
          [p, 7, '#e2572b'],
          [p + 16, 3, '#fdf3da'],
          [p + 25, 9, '#c81f52'],
          [p + 40, 3, '#fdf3da'],
        ]),
      ),
  ],
  leheriya_lagoon: [
    '#f3f7f0',
    () =>
      leheriya(
        [0, 7, '#2fa3ad'],
        [13, 2, '#2fa3ad', 0.6],
        [25, 6, '#7cc9cb'],
        [37, 2, '#2fa3ad', 0.6],
        [50, 7, '#2fa3ad'],
        [63, 2, '#e0759a', 0.6],
        [75, 6, '#e0759a'],
        [87, 2, '#e0759a', 0.6],
      ),
  ],
  ikat_blue: [
    '#25406e',
    () => bricks(3, 3, (x, y) => lozenge(x, y, 9, 13, '#e9e2d0', 5, 7, '#b5472f')),
  ],
  ikat_black: [
    '#23211f',
    () =>
      ikat(
        50,
        50,
        [34, '#f2e8d4'],
        [27, '#b3261f'],
        [18, '#f2e8d4'],
        [11, '#23211f'],
        [5, '#e4a52f'],
      ) + ikat(0, 0, [15, '#f2e8d4'], [9, '#b3261f']),
    { soft: true },
  ],
  ikat_rose: [
    '#f3e3d8',
    () =>
      ikat(
        50,
        50,
        [38, '#b63a5b'],
        [30, '#f3e3d8'],
        [23, '#1f5c6b'],
        [13, '#f0b04c'],
        [6, '#b63a5b'],
      ) + ikat(0, 0, [14, '#1f5c6b'], [8, '#f3e3d8'], [4, '#b63a5b']),
    { soft: true },
  ],
  ikat_teal: [
    '#0f4f59',
    () =>
      ikat(
        50,
        50,
        [36, '#f0e6cf'],
        [30, '#0f4f59'],
        [23, '#d8722f'],
        [13, '#f0e6cf'],
        [7, '#0f4f59'],
      ) + ikat(0, 0, [14, '#f0e6cf'], [8, '#d8722f']),
    { soft: true },
  ],
  patola_red: ['#8f1d24', () => patola(), { soft: true }],
};
