// Cloths without a pattern: one colour, or the threads of the weave alone.
import {
  T,
  checks,
  corners,
  at,
  every,
  line,
  pick,
  place,
  random,
  range,
  rect,
  seed,
  shape,
  stroke,
  turned,
  warp,
  weft,
  type Band,
  type Cloths,
} from './tools';

/** Draws n times with random numbers of its own. */
const texture = (from: number, n: number, draw: (i: number) => string) => {
  seed(from);
  return range(n, draw);
};
/** Steep fine threads: denim, twill, serge. */
const twill = (from: number, light: string, dark: string, n = 260) =>
  texture(from, n, () =>
    rect(place(), place(), 0.35, 6 + random() * 30, pick([dark, light]), 0.1 + random() * 0.14),
  );
/** A thick place in the yarn. */
const slub = (x: number, y: number, L: number, standing: boolean, c: string, o: number) =>
  rect(x, y, standing ? 0.5 : L, standing ? L : 0.5, c, o);
/** Horizontal and vertical ones alternate. */
const slubs = (from: number, n: number, light: string, dark: string, o: number) =>
  texture(from, n, (k) =>
    slub(place(), place(), 8 + random() * 18, k % 2 === 0, k % 4 > 1 ? light : dark, o),
  );
/** Randomly horizontal or vertical. */
const handloom = (n: number, ...colours: readonly string[]) =>
  texture(3, n, () => {
    const standing = random() > 0.5,
      L = 8 + random() * 22;
    return slub(place(), place(), L, standing, pick(colours), 0.2);
  });
const linen = () =>
  texture(1659197985, 500, () => {
    const standing = random() > 0.5;
    return slub(place(), place(), 10 + random() * 20, standing, pick(['#8f8268', '#efe8d9']), 0.22);
  });
/** A short piece of a fibre, between w and w + more long. */
const fleck = (w: number, more: number, h: number, o: number, ...colours: readonly string[]) =>
  rect(place(), place(), w + random() * more, h, pick(colours), o);
const melange = () =>
  texture(1236178210, 1500, () => {
    const fibre = fleck(0.4, 1.6, 0.35, 0.35, '#5c5f66', '#fff');
    return turned(random() * 40 - 20, fibre);
  });
const jersey = () => texture(4, 1300, () => fleck(0.4, 1.6, 0.35, 0.35, '#26272b', '#8b8d94'));
const tweed = () =>
  texture(1808204021, 1200, () => fleck(0.5, 1, 0.5, 0.38, '#6f86b5', '#111827', '#8e7d66'));
/** The short hairs of velvet. */
const pile = () =>
  texture(1229916205, 900, (k) =>
    rect(place(), place(), 0.8, 1.6, k % 2 ? '#1f6b58' : '#0b2f26', 0.3),
  );

/** Ten columns of slanting threads. */
const herring = (c: string) =>
  range(240, (k) => {
    const x = Math.floor(k / 24) * 10,
      y = ((k % 24) * T) / 24,
      [from, to] = x % 20 ? [0, 8] : [8, 0];
    return line(`M${x} ${y + from}L${x + 10} ${y + to}`, c, T / 46);
  });
/** Four columns of chevrons. */
const chevrons = (c: string, c2: string) =>
  range(20, (k) => {
    const x = (k % 4) * 25,
      y = Math.floor(k / 4) * 20;
    return range(5, (i) => stroke(`M${x} ${y + i * 4}l12.5 8l12.5 -8`, i % 2 ? c : c2, 1.6, 0.75));
  });
/** The parts of a tooth: in one piece, and cut along the threads. */
const TOOTH = 'M0 0H2V2H0ZM2 0L3 0L4 -1V0L2 2ZM0 2L0 3L-1 4H0L2 2Z';
const BROKEN_TOOTH = [
  'M0 0H12.5V12.5H0Z',
  'M12.5 0H18.75L12.5 6.25Z',
  'M18.75 12.5H25V6.25Z',
  'M0 12.5H6.25L0 18.75Z',
  'M12.5 18.75V25H6.25Z',
  'M12.5 6.25L18.75 0H25L12.5 12.5Z',
  'M6.25 12.5H12.5L0 25V18.75Z',
];
/** Column by column, because a tooth overlaps its neighbours. */
const houndstooth = (n: number, s: number, c: string, ...parts: readonly string[]) =>
  corners(n, (y, x) => at(x, y, parts.map((d) => shape(d, c)).join(''), 0, s));

export const plain: Cloths = {
  oxford_sky: ['#a9c4e2'],
  white_poplin: ['#f1efe9'],
  sage: ['#97a68b'],
  khaki: ['#b99f77'],
  terracotta: ['#b7553a'],
  forest: ['#2f5444'],
  plain_black: ['#2b2a2c'],
  plain_white: ['#f3f0e9'],
  plain_wine: ['#6d1a33'],
  plain_navy: ['#232f4f'],
  plain_olive: ['#6f7248'],
  plain_blush: ['#e9bfb4'],
  plain_camel: ['#b98c5c'],
  plain_teal: ['#15656a'],
  plain_gold: ['#c99a3f'],
  plain_rani: ['#b5175e'],
  plain_red: ['#b01f2e'],
  plain_mustard: ['#d79a26'],
  satin_navy: ['#24345c'],
  satin_wine: ['#5f1f33'],
  satin_rose: ['#d99aa0'],
  satin_emerald: ['#11614b'],
  satin_champagne: ['#e0c9a6'],
  satin_midnight: ['#26304f'],
  velvet_burgundy: ['#6a1026'],
  chiffon_peach: ['#f2b79c'],
  chiffon_aqua: ['#8fc9c6'],
  chiffon_lavender: ['#b9a5d3'],

  denim_mid: ['#4d6d97', () => twill(655008469, '#dfe8f4', '#203250')],
  denim_black: ['#2c2f36', () => twill(79925347, '#8b90a0', '#0c0d10')],
  denim_dark: ['#28395c', () => twill(1972386047, '#7d92b8', '#121b30')],
  denim_light: ['#93b0cf', () => twill(1634011199, '#f2f7fc', '#5f7fa5')],
  denim_grey: ['#6f757e', () => twill(53966132, '#c9ced6', '#3a3f47')],
  denim_indigo: ['#27375c', () => twill(9, '#a8bad9', '#0e1730', 320)],
  denim_sky: ['#93b1d3', () => twill(9, '#f3f7fb', '#5a7ba4', 320)],
  denim_ecru: ['#e9e0cd', () => twill(9, '#fffaf0', '#bfae8b', 320)],
  twill_olive: ['#6a6b47', () => twill(121997913, '#8b8c62', '#4a4b30')],
  twill_navy: ['#2a3552', () => twill(1336285740, '#4b587c', '#161d30')],
  twill_stone: ['#cfc3ac', () => twill(670978602, '#e8dfcc', '#a39779')],
  serge_navy: ['#232c46', () => twill(655008469, '#3c4766', '#131a2c')],
  serge_grey: ['#70747b', () => twill(79925347, '#94989f', '#4b4f56')],
  serge_maroon: ['#5e1f2d', () => twill(1236178210, '#86394a', '#3a0f1a')],

  oxford_pink: ['#e5b9b6', () => slubs(351787323, 120, '#fff', '#c98884', 0.18)],
  chambray: ['#7f9bbd', () => slubs(564692397, 500, '#d8e4f2', '#4f6c94', 0.2)],
  linen_white: ['#efeade', () => slubs(2001937970, 420, '#fff', '#b9ae95', 0.22)],
  linen_olive: ['#8a8a5e', () => slubs(1087043184, 420, '#b9b98a', '#5d5d3a', 0.25)],
  khadi_mustard: ['#cf9a35', () => slubs(1807958119, 500, '#efc877', '#98691c', 0.22)],
  khadi_indigo: ['#34487a', () => slubs(614808494, 500, '#6d82b5', '#1d2a50', 0.25)],
  khadi_rust: ['#a34e2f', () => slubs(1720584701, 500, '#cf8560', '#6d2f18', 0.25)],
  silk_cream: ['#ecdfc2', () => slubs(250254992, 260, '#fff7e2', '#c9b78c', 0.25)],
  silk_rose: ['#c46a7a', () => slubs(1574847098, 260, '#e7a0ac', '#964657', 0.22)],
  linen_sage: ['#9fae92', () => handloom(700, '#cfd9c3', '#71806a')],
  linen_sand: ['#d8c9ad', () => handloom(700, '#f3ead7', '#a18f6c')],
  linen_dusk: ['#8f7f9c', () => handloom(700, '#c9bdd1', '#5f5169')],
  linen_chalk: ['#f2eee4', () => handloom(600, '#ffffff', '#d5cdbb')],
  stone_linen: ['#cbbfa9', linen],
  handloom_turmeric: [
    '#e0a22e',
    () => handloom(420, '#f5cf7a', '#a9701a') + weft(...every(2, 1.4, '#8c2f22', 0.7)),
  ],
  handloom_check: [
    '#f0e7d4',
    () =>
      handloom(420, '#ffffff', '#c8b894') +
      checks(
        ...[0, 50].flatMap<Band>((p) => [
          [p, 1.6, '#b23a48', 0.8],
          [p + 25, 1.6, '#35608c', 0.7],
        ]),
      ),
  ],

  melange_grey: ['#a7a9ac', melange],
  jersey_charcoal: ['#4a4b50', jersey],
  tweed_navy: ['#27334d', () => tweed() + checks(...every(2, 0.8, '#8fa5d0', 0.35))],
  velvet_emerald: ['#12473a', pile],
  cord_rust: [
    '#9a532f',
    () => warp(...every(20, 2.2, '#5e2d16', 0.55), ...every(20, 1, '#c98a62', 0.3)),
  ],
  herringbone_grey: ['#7d7f84', () => herring('#4c4e54')],
  herringbone_brown: ['#8c7257', () => herring('#5b4530')],
  herringbone_stone: ['#8e8c8a', () => chevrons('#6c6a69', '#aeaca8')],
  houndstooth: ['#efece4', () => houndstooth(4, 1, '#26262a', ...BROKEN_TOOTH)],
  houndstooth_black: ['#e6e1d6', () => houndstooth(10, 2.5, '#26262b', TOOTH)],
};
