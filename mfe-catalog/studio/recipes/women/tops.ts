import type { Recipes } from '../types';

/** How the pictures of "Tops & T-Shirts" of the women's section are made. */
export const topRecipes = {
  'women-top-1': {
    archetype: 'tee_w',
    tile: 'breton_red',
    tile_m: 0.12,
    opts: {},
    backdrop: '#f0e1d9',
    second: {
      x: 0.5,
      z: 0.84,
      size: 0.44,
      turn: -12,
    },
    further: [{ turn: 180 }, { x: 0.3, z: 0.72, size: 0.22, turn: -12 }],
  },
  'women-top-2': {
    archetype: 'blouse_w',
    tile: 'gingham_rose',
    tile_m: 0.08,
    opts: {},
    backdrop: '#f0e1d9',
    second: {
      x: 0.24,
      z: 0.68,
      size: 0.44,
      turn: 14,
    },
  },
  'women-top-3': {
    archetype: 'boxy',
    tile: 'linen_sage',
    tile_m: 0.16,
    opts: {
      pocket: true,
    },
    backdrop: '#f0e1d9',
    second: {
      x: 0.6,
      z: 0.6,
      size: 0.44,
      turn: -12,
    },
  },
  'women-top-4': {
    archetype: 'tunic',
    tile: 'dabu_indigo',
    tile_m: 0.14,
    opts: {
      tassel: '#e0583f',
    },
    backdrop: '#f0e1d9',
    second: {
      x: 0.5,
      z: 0.82,
      size: 0.38,
      turn: -12,
    },
  },
  'women-top-5': {
    archetype: 'shirt_w',
    tile: 'stripe_ticking',
    tile_m: 0.1,
    opts: {},
    backdrop: '#f0e1d9',
    second: {
      x: 0.5,
      z: 0.86,
      size: 0.42,
      turn: -12,
    },
  },
  'women-top-6': {
    archetype: 'blouse_w',
    tile: 'floral_black',
    tile_m: 0.15,
    opts: {
      sleeve: 'bell',
      neck: 'v',
      depth: 0.13,
      tie: '#232227',
    },
    backdrop: '#f0e1d9',
    second: {
      x: 0.5,
      z: 0.84,
      size: 0.44,
      turn: -12,
    },
  },
} satisfies Recipes;
