// Drawn plants: kalamkari, toile, palms.
import { block, brush, petal, petals } from './motifs';
import { at, dot, random, range, scatter, shape, stroke, type Cloths } from './tools';

/** pen-drawn vine with madder flowers, indigo leaves, every shape outlined */
const kalamkari =
  (ink: string, madder: string, indigo: string, ochre: string, ground: string) => () => {
    const vine = (x: number) =>
      stroke(
        `M${x} -2C${x + 30} 15 ${x - 30} 35 ${x} 50C${x + 30} 65 ${x - 30} 85 ${x} 102`,
        ink,
        1.3,
      );
    const big = (x: number, y: number, rot: number) =>
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
    const pod = (x: number, y: number, rot: number, c: string) =>
      at(
        x,
        y,
        shape('M0 0C6 -3 7 -11 0 -16C-7 -11 -6 -3 0 0Z', ink) +
          shape('M0 -1C5 -4 5.6 -10 0 -14.6C-5.6 -10 -5 -4 0 -1Z', c) +
          stroke('M0 -3V-12', ochre, 0.7),
        rot,
      );
    const small = (x: number, y: number) => brush.flower(x, y, 5, indigo, ground, madder);
    /** half of the vine's pods: one ochre and one indigo pod at each turn */
    const pods = (x: number) =>
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
const toile = (c: string, bg: string) => () => {
  const bird =
    shape('M-9 2C-5 -5 3 -6 8 -2L12 -3L9 1C6 6 -2 7 -9 2Z', c) +
    shape('M-4 0C-2 -7 -9 -10 -12 -9C-9 -6 -9 -2 -4 0Z', c, 0.7) +
    stroke('M-9 2L-17 7M-9 2L-16 3', c) +
    dot(8, -1.6, 0.7, bg);
  const leaf = (x: number, y: number, rot: number) => brush.leaf(x, y, 8, rot, c, bg);
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
      const blade = (k: number) => at(0, 0, petal(21 - Math.abs(k) * 1.7, 1.9, c), k * 17);
      return at(x, y, range(9, (k) => blade(k - 4)) + stroke('M0 0V9', c, 1.2), i * 77);
    },
    13,
  );
const frond = (x: number, y: number, L: number, rot: number, c: string, vein: string) => {
  const leaflet = (side: number, i: number) => {
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

export const foliage: Cloths = {
  kalamkari_cream: ['#f0e2c4', kalamkari('#3a2a22', '#a6392e', '#2f4b73', '#d49a3c', '#f0e2c4')],
  kalamkari_black: ['#27211f', kalamkari('#e9d8b5', '#b8452f', '#4e7f93', '#dba23f', '#27211f')],
  toile_blue: ['#f4efe4', toile('#3d5f8f', '#f4efe4')],
  toile_rose: ['#f8efe8', toile('#b15468', '#f8efe8')],
  palm_coral: ['#f3e9da', fans],
  palm_teal: ['#1f5a5c', palms, { size: 120 }],
};
