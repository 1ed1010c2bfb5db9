import type { Recipes } from '../types';

/** Views of the second pictures. */
const COLLAR = { x: 0.5, z: 0.84, size: 0.34, turn: -12 };
const NECK = { x: 0.5, z: 0.84, size: 0.38, turn: -12 };

/** How the pictures of "Nightwear" of the women's section are made. */
export const nightwearRecipes = {
  'women-nightwear-1': {
    archetype: 'pyjama_set',
    tile: 'stars_night',
    tile_m: 0.2,
    opts: {},
    backdrop: '#e6e3ec',
    second: COLLAR,
    further: [{ turn: 180 }, { x: 0.4, z: 0.72, size: 0.22, turn: -12 }],
  },
  'women-nightwear-2': {
    archetype: 'pyjama_set',
    tile: 'gingham_lilac',
    tile_m: 0.08,
    opts: {
      sleeve: 'short',
      cut: 'shorts',
    },
    backdrop: '#e6e3ec',
    second: {
      x: 0.5,
      z: 0.82,
      size: 0.4,
      turn: -12,
    },
  },
  'women-nightwear-3': {
    archetype: 'pyjama_set',
    tile: 'stripe_mint',
    tile_m: 0.11,
    opts: {
      sleeve: 'short',
      pipe: '#22304a',
      buttons: '#22304a',
    },
    backdrop: '#e6e3ec',
    second: COLLAR,
  },
  'women-nightwear-4': {
    archetype: 'pyjama_set',
    tile: 'toile_rose',
    tile_m: 0.2,
    opts: {
      pipe: '#b15468',
      buttons: '#b15468',
      trousers: '#c98491',
    },
    backdrop: '#e6e3ec',
    second: COLLAR,
  },
  'women-nightwear-5': {
    archetype: 'nightdress',
    tile: 'ditsy_sage',
    tile_m: 0.14,
    opts: {
      tie: '#fffaf2',
    },
    backdrop: '#e6e3ec',
    second: NECK,
  },
  'women-nightwear-6': {
    archetype: 'nightdress',
    tile: 'polka_blush',
    tile_m: 0.1,
    opts: {
      sleeve: 'bishop',
      length: 1.18,
    },
    backdrop: '#e6e3ec',
    second: NECK,
  },
  'women-nightwear-7': {
    archetype: 'nightdress',
    tile: 'chikan_ivory',
    tile_m: 0.14,
    opts: {
      sleeve: 'cap',
      neck: 'square',
      depth: 0.12,
      length: 0.94,
    },
    backdrop: '#e6e3ec',
    second: NECK,
  },
  'women-nightwear-8': {
    archetype: 'robe',
    tile: 'kairi_blush',
    tile_m: 0.16,
    opts: {
      sash: '#b24f63',
    },
    backdrop: '#e6e3ec',
    second: {
      x: 0.5,
      z: 0.66,
      size: 0.42,
      turn: -12,
    },
  },
  'women-nightwear-9': {
    archetype: 'robe',
    tile: 'satin_midnight',
    tile_m: 0.14,
    opts: {
      length: 0.98,
      facing: '#e0c9a6',
      sash: '#26304f',
    },
    backdrop: '#e6e3ec',
    mat: {
      rough: 0.4,
      spec: 0.55,
      sheen: 0.1,
    },
    second: {
      x: 0.5,
      z: 0.66,
      size: 0.42,
      turn: -12,
    },
  },
  'women-nightwear-10': {
    archetype: 'slip',
    tile: 'satin_champagne',
    tile_m: 0.14,
    opts: {},
    backdrop: '#e6e3ec',
    mat: {
      rough: 0.4,
      spec: 0.55,
      sheen: 0.1,
    },
    second: {
      x: 0.5,
      z: 0.79,
      size: 0.4,
      turn: -12,
    },
  },
  'women-nightwear-11': {
    archetype: 'cami_set',
    tile: 'hearts_cream',
    tile_m: 0.13,
    opts: {},
    backdrop: '#e6e3ec',
    second: {
      x: 0.5,
      z: 0.79,
      size: 0.4,
      turn: -12,
    },
  },
  'women-nightwear-12': {
    archetype: 'cami_set',
    tile: 'lemons_mint',
    tile_m: 0.15,
    opts: {
      cut: 'pyjama',
      lace: '#fffaf2',
    },
    backdrop: '#e6e3ec',
    second: {
      x: 0.5,
      z: 0.85,
      size: 0.34,
      turn: -12,
    },
  },
} satisfies Recipes;
