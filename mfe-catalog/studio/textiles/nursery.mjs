// Night and nursery: stars, hearts, animals, vehicles.
import { brush, star } from './motifs.mjs';
import { at, between, bricks, dot, halfDrop, scatter, shape, stroke } from './tools.mjs';

const { flower, leaf } = brush;
const moon = (x, y, r, c, rot) => {
  const d = `M${r * 0.45} ${-r * 0.9}A${r} ${r} 0 1 0 ${r * 0.45} ${r * 0.9}A${r * 0.74} ${r * 0.74} 0 1 1 ${r * 0.45} ${-r * 0.9}Z`;
  return at(x, y, shape(d, c), rot);
};
const cloud = (x, y, s, c) =>
  at(x, y, shape('M-9 4A4.5 4.5 0 0 1 -7 -4A6.5 6.5 0 0 1 5 -5A5 5 0 0 1 9 4Z', c), 0, s);
const SLIM_HEART = 'M0 6C-9 -1 -6 -9 0 -4C6 -9 9 -1 0 6Z';
const ROUND_HEART =
  'M0 9C-14 -1 -9 -10 -4 -9C-1.5 -8.6 0 -6 0 -5C0 -6 1.5 -8.6 4 -9C9 -10 14 -1 0 9Z';
const car = (x, y, c) =>
  at(
    x,
    y,
    shape('M-11 3V-1C-11 -3 -8 -3 -7 -3L-4 -7H4L7 -3C11 -3 11 -1 11 3Z', c) +
      shape('M-3 -6H0V-3H-5ZM1 -6H3.4L5.6 -3H1Z', '#fff', 0.8) +
      dot(-6, 3, 2.6, '#2b2f38') +
      dot(6, 3, 2.6, '#2b2f38'),
  );
const lemon = (x, y, rot) =>
  at(
    x,
    y,
    shape(
      'M0 -9C6 -9 8 -3 8 0C8 5 5 8 1 8.5L0 10L-1 8.5C-5 8 -8 5 -8 0C-8 -3 -6 -9 0 -9Z',
      '#f5cf3f',
    ) +
      shape('M-4 -5C-6 -2 -6 2 -4 5', '#fbe58b') +
      leaf(0, -8, 9, 60, '#4f8a5b', '#2f6b45'),
    rot,
  );
const rocket = (x, y, s, rot, c, c2, flame) =>
  at(
    x,
    y,
    shape('M-3.4 8L-7 13L-3 11.5ZM3.4 8L7 13L3 11.5Z', c2) +
      shape('M0 -14C6 -8 6 4 3.6 10H-3.6C-6 4 -6 -8 0 -14Z', c) +
      dot(0, -3, 2.5, c2) +
      dot(0, -3, 1.6, '#bfe0ef') +
      shape('M-2.4 11.5Q0 19 2.4 11.5Z', flame),
    rot,
    s,
  );
const elephant = (x, y, s, flip, c, ear) =>
  at(
    x,
    y,
    shape(
      'M-12 9V0C-12 -7 -5 -9 2 -8C4 -13 14 -12 15 -4C15.5 1 16 6 19 6C18 9 13 8 12 3L11 1C10 3 8 4 7 4V9H3V4H-6V9Z',
      c,
    ) +
      shape('M3 -7C-1 -4 0 2 5 2C8 0 7 -6 3 -7Z', ear) +
      dot(11, -5, 0.9, '#333') +
      stroke('M-12 0Q-15 2 -14 6', c),
    0,
    s,
    flip,
  );
const fox = (x, y, s, c) =>
  at(
    x,
    y,
    shape('M-9 -9L-4 -5Q0 -6.4 4 -5L9 -9C10 -2 7 5 0 9C-7 5 -10 -2 -9 -9Z', c) +
      shape('M-8 -1C-4 1 -1 4 0 9C-5 6 -8 3 -8 -1ZM8 -1C4 1 1 4 0 9C5 6 8 3 8 -1Z', '#fdf6ea') +
      dot(-3.4, -0.6, 0.9, '#332') +
      dot(3.4, -0.6, 0.9, '#332') +
      dot(0, 8, 1.3, '#332'),
    0,
    s,
  );
const bunny = (x, y, s, c, blush) =>
  at(
    x,
    y,
    shape('M-4 -4C-8 -16 -2 -17 -1 -5ZM4 -4C8 -16 2 -17 1 -5Z', c) +
      dot(0, 1, 6.6, c) +
      dot(-2.4, 0, 0.8, '#443') +
      dot(2.4, 0, 0.8, '#443') +
      shape('M-1 2.4H1L0 3.6Z', blush) +
      dot(-4, 2.6, 1.1, blush, 0.6) +
      dot(4, 2.6, 1.1, blush, 0.6),
    0,
    s,
  );
const hundredths = (v) => v.toFixed(2);
/** specks over the whole cloth */
const dust = (n, apart, r, c, from) => scatter(n, apart, (x, y) => dot(x, y, r, c, 0.8), from);

export const nursery = {
  stars_night: [
    '#232c52',
    () =>
      scatter(
        14,
        17,
        (x, y, i) =>
          i % 3
            ? star(x, y, 3 + (i % 4) * 0.9, '#f3d98b', 5, 0.42, i * 25)
            : moon(x, y, 6, '#f8edc9', -20),
        19,
      ) + dust(30, 8, 0.6, '#e6ebff', 41),
  ],
  stars_navy: [
    '#253a66',
    () =>
      bricks(4, 4, (x, y, i, j) =>
        (i + j) % 2
          ? star(x, y, 6, '#f2c94c', 5, 0.42, 15 * i, hundredths)
          : star(x, y, 3.6, '#f4f1e8', 5, 0.42, 15 * i, hundredths),
      ),
  ],
  moons_lilac: [
    '#cfc4e6',
    () =>
      scatter(
        9,
        24,
        (x, y, i) =>
          i % 2 ? moon(x, y, 7, '#fffaf0', i * 30) : star(x, y, 4.5, '#f6d27a', 5, 0.45, i * 20),
        27,
      ) + dust(22, 10, 0.8, '#fff', 43),
  ],
  clouds_blue: [
    '#a9c9e6',
    () =>
      scatter(7, 28, (x, y, i) => cloud(x, y, 0.8 + (i % 3) * 0.2, '#fdfdfb'), 7) +
      scatter(12, 16, (x, y) => star(x, y, 2.2, '#f7e2a0'), 51),
  ],
  hearts_cream: [
    '#fbf1e9',
    () =>
      halfDrop((x, y, i) => at(x, y, shape(SLIM_HEART, i ? '#d65a6f' : '#e9958f'), i ? 12 : -10)) +
      between((x, y) => at(x, y, shape(SLIM_HEART, '#f3bfb4'), 8, 0.7)),
  ],
  hearts_pink: [
    '#f7d3d8',
    () =>
      bricks(4, 4, (x, y, i, j) => {
        const big = (i + j) % 2;
        return at(x, y, shape(ROUND_HEART, big ? '#d9486b' : '#fff'), 0, big ? 0.7 : 0.45);
      }),
  ],
  cars_sky: [
    '#cfe3f1',
    () => bricks(3, 4, (x, y, i, j) => car(x, y, ['#d9493a', '#2f6b8f', '#f0a93a'][(i + j) % 3])),
  ],
  lemons_mint: ['#d9ebdd', () => scatter(8, 26, (x, y, i) => lemon(x, y, i * 47), 33)],
  rockets_navy: [
    '#2a3a66',
    () =>
      scatter(
        6,
        32,
        (x, y, i) =>
          rocket(x, y, 0.85, i * 37 - 40, i % 2 ? '#f2efe6' : '#f2b84a', '#e0583f', '#f6a23c'),
        15,
      ) + dust(26, 9, 0.8, '#dfe7fb', 61),
  ],
  elephants_grey: [
    '#f3e9d8',
    () =>
      elephant(25, 25, 1.05, 1, '#e08a6d', '#fbe3c9') +
      elephant(75, 75, 1.05, -1, '#7f97ab', '#f1bfae') +
      between((x, y) => flower(x, y, 4.5, '#e9b44e', '#fff3d8', '#c95d45', 6)),
  ],
  foxes_mint: [
    '#cfe3d6',
    () =>
      halfDrop((x, y, i) => fox(x, y, 1.15, i ? '#d9713c' : '#c85a35')) +
      between(
        (x, y) =>
          leaf(x, y + 5, 11, 20, '#5f8f72', '#3f6b52') +
          leaf(x, y + 5, 8, -35, '#86ad8d', '#3f6b52'),
      ),
  ],
  bunnies_pink: [
    '#f6d6d3',
    () =>
      halfDrop((x, y) => bunny(x, y, 1.15, '#fffaf4', '#e88f95')) +
      between((x, y) => flower(x, y, 4.6, '#fffaf4', '#f0b7b2', '#f0b84a')),
  ],
};
