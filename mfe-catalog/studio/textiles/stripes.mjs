// Stripes, hoops and checks from bands of colour; polka dots.
import { bricks, checks, dot, every, rect, turned, warp, weft } from './tools.mjs';

const gingham = (c) => () => checks(...every(4, 12.5, c, 0.55));
/** n × n dots of radius r, every second row shifted by half */
const polka = (n, r, c) => () => bricks(n, n, (x, y) => dot(x, y, r, c));
const breton = (h, c) => () => weft(...every(4, h, c, 0.95));

export const stripes = {
  stripe_blue: ['#f3f1ea', () => warp(...every(8, 4.4, '#3a5c94', 0.9))],
  stripe_mint: ['#f4f5ee', () => warp(...every(5, 8, '#7fb39b', 0.85))],
  stripe_rose: ['#fbf3f0', () => warp(...every(5, 8, '#d98a99', 0.8))],
  stripe_sleep: ['#dfe7f1', () => warp(...every(5, 1.6, '#4f6c94'))],
  stripe_ticking: [
    '#f3eee2',
    () =>
      warp(
        ...every(4, 4, '#3a5078', 0.9),
        ...every(4, 1.2, '#3a5078', 0.8, 7),
        ...every(4, 1.2, '#3a5078', 0.8, 10),
      ),
  ],
  bengal_navy: ['#f3f1ea', () => warp(...every(8, 6.2, '#2b4370'))],
  bengal_wine: ['#f5efe8', () => warp(...every(10, 3, '#8a2f45', 0.9))],
  pinstripe_charcoal: ['#34363c', () => warp(...every(8, 0.7, '#b9bcc4', 0.75))],
  pinstripe_navy: ['#222d47', () => warp(...every(4, 1.1, '#c7d0e2', 0.75, 12))],
  breton: ['#f2eee4', breton(9, '#22304a')],
  breton_red: ['#f4efe4', breton(8, '#b3303a')],
  breton_navy: ['#f4efe4', breton(8, '#24324f')],
  hoops_rugby: ['#24446b', () => weft([0, 25, '#e9e2d0'], [50, 25, '#b3352f'])],
  hoops_mint: [
    '#f4f1e8',
    () => weft(...every(2, 10, '#5aa58c'), [25, 10, '#f0b94d'], [75, 10, '#e2765c']),
  ],
  hoops_grey: ['#d9d9d6', () => weft(...every(2, 18, '#5a616b'))],
  repp_tie: [
    '#22345a',
    () =>
      turned(
        45,
        [-60, -25, 10, 45, 80, 115]
          .map((x) => rect(x, -60, 12, 220, '#b3352f') + rect(x + 14, -60, 3, 220, '#e9e2d0'))
          .join(''),
      ),
  ],

  gingham_green: ['#f4f1e8', gingham('#2f6b52')],
  gingham_pink: ['#fbf3ee', gingham('#d9627a')],
  gingham_blue: ['#f6f5f0', gingham('#3f6fae')],
  gingham_rose: ['#faf2ee', gingham('#d9698a')],
  gingham_lilac: ['#f7f3f8', gingham('#8b78b5')],
  gingham_black: ['#f5f2ea', gingham('#2a2a2e')],
  buffalo_red: ['#b3352f', () => checks(...every(2, 25, '#1d1b20', 0.55))],
  check_school: ['#f2f1ec', () => checks(...every(4, 3, '#2d4f86', 0.75))],
  madras_navy: [
    '#f2ede2',
    () =>
      checks(
        [0, 26, '#22385f', 0.62],
        [34, 4, '#b4412f', 0.55],
        [46, 26, '#22385f', 0.42],
        [80, 4, '#c99238', 0.6],
        [90, 2, '#22385f', 0.5],
      ),
  ],
  madras_coral: [
    '#f6eadb',
    () =>
      checks(
        [0, 24, '#d9583f', 0.55],
        [30, 5, '#2b6b74', 0.55],
        [44, 24, '#e9a13b', 0.5],
        [78, 4, '#2b6b74', 0.6],
        [90, 3, '#d9583f', 0.55],
      ),
  ],
  flannel_green: [
    '#2f4a3a',
    () =>
      checks(
        [0, 30, '#16281f', 0.55],
        [40, 6, '#d9a441', 0.5],
        [60, 24, '#6f2a2a', 0.45],
        [92, 3, '#efe6d0', 0.5],
      ),
  ],
  glen_beige: [
    '#bda98a',
    () =>
      checks([0, 22, '#6d5a42', 0.28], ...[30, 36, 42].map((p) => [p, 2, '#6d5a42', 0.5]), [
        72,
        1.4,
        '#3d6a8a',
        0.7,
      ]),
  ],
  plaid_sleep: [
    '#7a2432',
    () =>
      checks(
        [0, 30, '#2a1a35', 0.5],
        [44, 3, '#efe6d0', 0.6],
        [60, 22, '#1f4a3d', 0.5],
        [92, 2, '#d9a441', 0.6],
      ),
  ],
  tartan_school: [
    '#24503f',
    () =>
      checks(
        [0, 28, '#142b3d', 0.6],
        [40, 3, '#e9d7a8', 0.6],
        [58, 24, '#142b3d', 0.45],
        [90, 2.5, '#b3352f', 0.75],
      ),
  ],
  tartan_forest: [
    '#24443a',
    () =>
      checks(
        [0, 22, '#14281f', 0.6],
        [30, 3, '#d9b45a', 0.7],
        [44, 20, '#8f2b2b', 0.4],
        [76, 3, '#d9b45a', 0.6],
        [86, 6, '#14281f', 0.5],
      ),
  ],

  microdot_navy: ['#24355a', polka(8, 1.3, '#e9e4d6')],
  polka_coral: ['#ee7f6a', polka(4, 5, '#fff4e8')],
  polka_navy: ['#27375f', polka(5, 3.6, '#fbf6ec')],
  polka_midnight: ['#22305a', polka(6, 3.3, '#f6f1e4')],
  polka_blush: ['#f1c9c4', polka(5, 4, '#fffaf4')],
  polka_black: ['#27262a', polka(8, 2.1, '#f5efe2')],
};
