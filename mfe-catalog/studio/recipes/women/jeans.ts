import type { Recipes } from '../types';

/** The view of the second pictures. */
const WAISTBAND = { x: 0.5, z: 0.88, size: 0.36, turn: -12 };

/** How the pictures of "Jeans & Trousers" of the women's section are made. */
export const jeanRecipes = {
  'women-jeans-1': {
    archetype: 'jeans_w',
    tile: 'denim_indigo',
    tile_m: 0.12,
    opts: {
      cut: 'skinny',
      fade: 0.16,
    },
    backdrop: '#e7e6e2',
    second: WAISTBAND,
    further: [{ turn: 180 }, { x: 0.7, z: 0.83, size: 0.22, turn: 168 }],
  },
  'women-jeans-2': {
    archetype: 'jeans_w',
    tile: 'denim_sky',
    tile_m: 0.12,
    opts: {
      cut: 'turn_up',
      fade: 0.3,
    },
    backdrop: '#e7e6e2',
    second: WAISTBAND,
  },
  'women-jeans-3': {
    archetype: 'trousers_w',
    tile: 'linen_sand',
    tile_m: 0.14,
    opts: {
      cut: 'wide',
    },
    backdrop: '#e7e6e2',
    second: WAISTBAND,
  },
  'women-jeans-4': {
    archetype: 'pull_on',
    tile: 'leheriya_lagoon',
    tile_m: 0.18,
    opts: {
      cut: 'palazzo',
    },
    backdrop: '#e7e6e2',
    second: {
      x: 0.5,
      z: 0.86,
      size: 0.34,
      turn: -12,
    },
  },
  'women-jeans-5': {
    archetype: 'trousers_w',
    tile: 'houndstooth',
    tile_m: 0.05,
    opts: {
      cut: 'cigarette',
    },
    backdrop: '#e7e6e2',
    second: {
      x: 0.5,
      z: 0.9,
      size: 0.24,
      turn: -12,
    },
  },
  'women-jeans-6': {
    archetype: 'pull_on',
    tile: 'jersey_charcoal',
    tile_m: 0.12,
    opts: {
      cut: 'jogger',
      stripe: '#e9e2d4',
    },
    backdrop: '#e7e6e2',
    second: {
      x: 0.5,
      z: 0.86,
      size: 0.34,
      turn: -12,
    },
  },
} satisfies Recipes;
