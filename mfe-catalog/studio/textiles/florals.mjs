// Drawn florals: scattered flowers, kalamkari, toile, palms.
import { block, brush, petal, petals } from './motifs.mjs';
import { T, at, dot, random, range, scatter, shape, stroke } from './tools.mjs';

/**
 * n big flowers on their leaves, and small flowers and leaves between them.
 * A palette names the `leaves` (two shades and the vein), `petals`, their `hearts` and the `core`.
 */
function floral(
  palette,
  { n = 9, r = 10, from = 11, then = from + 3, size = T, hand = brush } = {},
) {
  const { petals: outer, hearts, core } = palette;
  const [green, green2, vein] = palette.leaves;
  const { flower, leaf } = hand;
  const apart = size / Math.sqrt(n);
  const big = (x, y, i) => {
    const a = random() * 360;
    return (
      leaf(x, y, r * 1.9, a + 40, green, vein) +
      leaf(x, y, r * 1.6, a + 170, green, vein) +
      leaf(x, y, r * 1.7, a + 285, green2, vein) +
      flower(
        x,
        y,
        r * (0.75 + 0.5 * random()),
        outer[i % outer.length],
        hearts[i % hearts.length],
        core,
        i % 2 ? 5 : 6,
        a,
      )
    );
  };
  const small = (x, y, i) =>
    i % 2
      ? flower(x, y, r * 0.26, outer[i % outer.length], hearts[0], core, 5, random() * 90)
      : leaf(x, y, r * 0.7, random() * 360, green, vein);
  return (
    scatter(n, apart * 0.78, big, from, size) + scatter(n * 3, apart * 0.36, small, then, size)
  );
}
const painted = (ground, palette, n, r, from) => [ground, () => floral(palette, { n, r, from })];
const printed = (ground, palette, n = 9, r = 11) => [
  ground,
  () => floral(palette, { n, r, then: null, size: 120, hand: block }),
  { size: 120 },
];

/** pen-drawn vine with madder flowers, indigo leaves, every shape outlined */
const kalamkari = (ink, madder, indigo, ochre, ground) => () => {
  const vine = (x) =>
    stroke(
      `M${x} -2C${x + 30} 15 ${x - 30} 35 ${x} 50C${x + 30} 65 ${x - 30} 85 ${x} 102`,
      ink,
      1.3,
    );
  const big = (x, y, rot) =>
    at(
      x,
      y,
      petals(8, 13, 12 * 0.38, ink) +
        petals(8, 12, 12 * 0.32, madder) +
        petals(8, 12 * 0.6, 12 * 0.16, ochre) +
        dot(0, 0, 12 * 0.26, ink) +
        dot(0, 0, 12 * 0.2, ground) +
        dot(0, 0, 12 * 0.1, madder),
      rot,
    );
  const pod = (x, y, rot, c) =>
    at(
      x,
      y,
      shape('M0 0C6 -3 7 -11 0 -16C-7 -11 -6 -3 0 0Z', ink) +
        shape('M0 -1C5 -4 5.6 -10 0 -14.6C-5.6 -10 -5 -4 0 -1Z', c) +
        stroke('M0 -3V-12', ochre, 0.7),
      rot,
    );
  const small = (x, y) => brush.flower(x, y, 5, indigo, ground, madder);
  /** half of the vine's pods: one ochre and one indigo pod at each turn */
  const pods = (x) =>
    pod(x + 33, 14, 60, ochre) +
    pod(x + 18, 44, -70, indigo) +
    pod(x + 30, 58, 70, ochre) +
    pod(x + 16, 92, -50, indigo);
  return (
    vine(25) +
    vine(75) +
    big(14, 26, 10) +
    big(64, 26, 30) +
    big(36, 76, 0) +
    big(86, 76, 20) +
    pods(0) +
    pods(50) +
    small(47, 6) +
    small(97, 50) +
    small(3, 58) +
    small(50, 50) +
    scatter(26, 9, (x, y) => dot(x, y, 0.6, ink), 31)
  );
};
/** one colour, engraved look: sprays, birds, little branches */
const toile = (c, bg) => () => {
  const bird =
    shape('M-9 2C-5 -5 3 -6 8 -2L12 -3L9 1C6 6 -2 7 -9 2Z', c) +
    shape('M-4 0C-2 -7 -9 -10 -12 -9C-9 -6 -9 -2 -4 0Z', c, 0.7) +
    stroke('M-9 2L-17 7M-9 2L-16 3', c) +
    dot(8, -1.6, 0.7, bg);
  const leaf = (x, y, rot) => brush.leaf(x, y, 8, rot, c, bg);
  const branch =
    stroke('M-18 10C-8 8 4 2 18 -10', c, 1.1) +
    leaf(-12, 9, -20) +
    leaf(-6, 7, 110) +
    leaf(0, 4, -10) +
    leaf(6, 0, 120) +
    leaf(11, -4, 0) +
    brush.flower(18, -11, 6.5, c, bg, bg, 6) +
    brush.flower(-1, -5, 3.6, c, bg, bg);
  return (
    at(28, 30, branch) +
    at(76, 80, branch, 8, 1, -1) +
    at(70, 28, bird, 0, 0.95, -1) +
    at(24, 76, bird, 0, 0.95) +
    at(72, 42, branch.replaceAll('opacity="1"', 'opacity=".8"'), 30) +
    scatter(14, 15, (x, y) => dot(x, y, 0.7, c, 0.6), 3)
  );
};
/** fans of nine slim leaves, in two alternating colours */
const fans = () =>
  scatter(
    7,
    30,
    (x, y, i) => {
      const c = i % 2 ? '#e0674f' : '#2f7d6b';
      const blade = (k) => at(0, 0, petal(21 - Math.abs(k) * 1.7, 1.9, c), k * 17);
      return at(x, y, range(9, (k) => blade(k - 4)) + stroke('M0 0V9', c, 1.2), i * 77);
    },
    13,
  );
const frond = (x, y, L, rot, c, vein) => {
  const leaflet = (side, i) => {
    const t = 0.14 + i * 0.085;
    const length = L * (0.52 - 0.32 * Math.abs(t - 0.3));
    return at(0, -t * L, petal(length, 2.1, c), side * (74 - 52 * t));
  };
  const tip = at(0, -L * 0.94, petal(L * 0.24, 1.9, c));
  return at(
    x,
    y,
    range(10, (i) => leaflet(1, i) + leaflet(-1, i)) +
      tip +
      stroke(`M0 ${L * 0.1}V${-L}`, vein, 1.2),
    rot,
  );
};
const palms = () =>
  scatter(
    9,
    33,
    (x, y, i) => frond(x, y, 36, random() * 360, i % 2 ? '#4f9a7e' : '#6cae8c', '#2b6b55'),
    1362859776,
    120,
  ) +
  scatter(
    6,
    36,
    (x, y, i) =>
      block.flower(x, y, 8, i % 2 ? '#f0b7a4' : '#f5e6c8', '#e2768a', '#f2c14e', 5, random() * 90),
    null,
    120,
  );

export const florals = {
  floral_rose: printed('#fbeee6', {
    leaves: ['#7d9a78', '#a9bd9a', '#5f7d60'],
    petals: ['#d9627a', '#e88f8b', '#f2b8a2'],
    hearts: ['#b83f5e', '#c9636b'],
    core: '#f3c44e',
  }),
  floral_night: printed('#1f2c4a', {
    leaves: ['#4f7f78', '#7aa79a', '#35605c'],
    petals: ['#f0b7a4', '#f4d9b8', '#e2768a'],
    hearts: ['#d9796f', '#c9506f'],
    core: '#f2c14e',
  }),
  ditsy_yellow: printed(
    '#f4c84f',
    {
      leaves: ['#5d8a58', '#5d8a58', '#426a45'],
      petals: ['#fdf4e3', '#ef7d57', '#fbe3c4'],
      hearts: ['#f2b69a', '#c9482f'],
      core: '#8a4b2a',
    },
    12,
    8,
  ),
  meadow_sky: printed(
    '#cfe4ea',
    {
      leaves: ['#6e9a6b', '#6e9a6b', '#4f7a4f'],
      petals: ['#f2a65a', '#ffffff', '#ef7f7a'],
      hearts: ['#d97a2b', '#f4d35e', '#c9506f'],
      core: '#f4c430',
    },
    11,
    8,
  ),
  ditsy_lilac: printed(
    '#d9cdea',
    {
      leaves: ['#7c9a7a', '#7c9a7a', '#5f7d60'],
      petals: ['#8a63b5', '#ffffff', '#c78ad1'],
      hearts: ['#6b4496', '#e9d7f2'],
      core: '#f4d35e',
    },
    12,
    7,
  ),
  floral_lilac: painted('#e9e0ef', {
    leaves: ['#7f9b83', '#a7bda4', '#5f7d68'],
    petals: ['#8f6bb3', '#b994cf', '#f6f0f8'],
    hearts: ['#6d4a94', '#9b74b8'],
    core: '#f1c65a',
  }),
  floral_emerald: painted('#12503f', {
    leaves: ['#4f9a73', '#8dbf94', '#2d6e52'],
    petals: ['#f6c9b3', '#f7efe0', '#ee8a73'],
    hearts: ['#e79a82', '#e2644f'],
    core: '#f3c34e',
  }),
  floral_peach: painted(
    '#fde6d6',
    {
      leaves: ['#8aa77f', '#b5c7a3', '#6c8b66'],
      petals: ['#f08f72', '#f6b79b', '#fffaf2'],
      hearts: ['#dd6a52', '#ee9a7d'],
      core: '#e9b23f',
    },
    11,
    8.5,
    17,
  ),
  floral_black: painted(
    '#232227',
    {
      leaves: ['#5f7b62', '#86a083', '#42594a'],
      petals: ['#e5526b', '#f5efe4', '#f0a24a'],
      hearts: ['#b92f4c', '#d98b7b'],
      core: '#f4cf5e',
    },
    14,
    6.5,
    23,
  ),
  ditsy_sage: painted(
    '#a9b99a',
    {
      leaves: ['#5f7a55', '#5f7a55', '#4b6444'],
      petals: ['#fbf7ea', '#f3d2c4', '#fbf7ea'],
      hearts: ['#e9c16a', '#d9907f'],
      core: '#d9923a',
    },
    14,
    5.4,
    29,
  ),
  ditsy_sky: painted(
    '#bcd3e6',
    {
      leaves: ['#5d8473', '#5d8473', '#476a5c'],
      petals: ['#fdfaf1', '#fbe08a', '#f4b7b2'],
      hearts: ['#f0d36a', '#e48f8a'],
      core: '#e2953a',
    },
    14,
    5.4,
    37,
  ),
  kalamkari_cream: ['#f0e2c4', kalamkari('#3a2a22', '#a6392e', '#2f4b73', '#d49a3c', '#f0e2c4')],
  kalamkari_black: ['#27211f', kalamkari('#e9d8b5', '#b8452f', '#4e7f93', '#dba23f', '#27211f')],
  toile_blue: ['#f4efe4', toile('#3d5f8f', '#f4efe4')],
  toile_rose: ['#f8efe8', toile('#b15468', '#f8efe8')],
  palm_coral: ['#f3e9da', fans],
  palm_teal: ['#1f5a5c', palms, { size: 120 }],
};
