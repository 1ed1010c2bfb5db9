// Drawn florals: scattered flowers.
import { block, brush } from './motifs';
import { T, nth, random, scatter, type Cloth, type Cloths } from './tools';

interface Palette {
  readonly leaves: readonly [green: string, other: string, vein: string];
  readonly petals: readonly string[];
  readonly hearts: readonly string[];
  readonly core: string;
}
interface Options {
  readonly from?: number;
  /** of the small flowers; null where they continue the sequence of the big ones */
  readonly then?: number | null;
  readonly size?: number;
  readonly hand?: typeof brush;
}

/** n big flowers on their leaves, and small flowers and leaves between them. */
function floral(
  palette: Palette,
  n: number,
  r: number,
  { from = 11, then = from + 3, size = T, hand = brush }: Options,
) {
  const { petals: outer, hearts, core } = palette;
  const [green, green2, vein] = palette.leaves;
  const { flower, leaf } = hand;
  const apart = size / Math.sqrt(n);
  const big = (x: number, y: number, i: number) => {
    const a = random() * 360;
    return (
      leaf(x, y, r * 1.9, a + 40, green, vein) +
      leaf(x, y, r * 1.6, a + 170, green, vein) +
      leaf(x, y, r * 1.7, a + 285, green2, vein) +
      flower(
        x,
        y,
        r * (0.75 + 0.5 * random()),
        nth(outer, i),
        nth(hearts, i),
        core,
        i % 2 ? 5 : 6,
        a,
      )
    );
  };
  const small = (x: number, y: number, i: number) =>
    i % 2
      ? flower(x, y, r * 0.26, nth(outer, i), nth(hearts, 0), core, 5, random() * 90)
      : leaf(x, y, r * 0.7, random() * 360, green, vein);
  return (
    scatter(n, apart * 0.78, big, from, size) + scatter(n * 3, apart * 0.36, small, then, size)
  );
}
const painted = (ground: string, palette: Palette, n = 9, r = 10, from = 11): Cloth => [
  ground,
  () => floral(palette, n, r, { from }),
];
const printed = (ground: string, palette: Palette, n = 9, r = 11): Cloth => [
  ground,
  () => floral(palette, n, r, { then: null, size: 120, hand: block }),
  { size: 120 },
];

export const florals: Cloths = {
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
};
