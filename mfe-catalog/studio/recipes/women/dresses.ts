import type { Recipes } from '../types';

/** How the pictures of "Dresses & Kurtis" of the women's section are made. */
export const dresseRecipes = {
  'women-kurti-1': {
    archetype: 'kurti',
    tile: 'block_coral',
    tile_m: 0.12,
    opts: {},
    backdrop: '#efe6d8',
    second: {
      x: 0.5,
      z: 0.86,
      size: 0.38,
      turn: -12,
    },
    further: [{ turn: 180 }, { x: 0.5, z: 0.06, size: 0.22, turn: -12 }],
  },
  'women-kurti-2': {
    archetype: 'aline',
    tile: 'ditsy_sky',
    tile_m: 0.14,
    opts: {
      sash: '#2f5f8f',
      collar_color: '#fbf6ec',
    },
    backdrop: '#efe6d8',
    second: {
      x: 0.5,
      z: 0.86,
      size: 0.38,
      turn: -12,
    },
  },
  'women-kurti-3': {
    archetype: 'maxi',
    tile: 'palm_coral',
    tile_m: 0.2,
    opts: {
      waistband: '#2f7d6b',
    },
    backdrop: '#efe6d8',
    second: {
      x: 0.5,
      z: 0.71,
      size: 0.36,
      turn: -12,
    },
  },
  'women-kurti-4': {
    archetype: 'wrap',
    tile: 'floral_emerald',
    tile_m: 0.18,
    opts: {
      sash: '#0d4034',
    },
    backdrop: '#efe6d8',
    second: {
      x: 0.44,
      z: 0.68,
      size: 0.4,
      turn: -12,
    },
  },
  'women-kurti-5': {
    archetype: 'maxi',
    tile: 'floral_peach',
    tile_m: 0.16,
    opts: {
      tiers: 3,
      sleeve: 'cap',
      neck: 'round',
      depth: 0.11,
    },
    backdrop: '#efe6d8',
    second: {
      x: 0.5,
      z: 0.48,
      size: 0.38,
      turn: -12,
    },
  },
  'women-kurti-6': {
    archetype: 'anarkali',
    tile: 'kalamkari_cream',
    tile_m: 0.18,
    opts: {
      length: 1.12,
      bands: [[0, 0.08, 'border_kalamkari']],
      trim: '#f0e2c4',
      trim_ground: '#a6392e',
      waistband: '#2f4b73',
      neck: 'v',
    },
    backdrop: '#efe6d8',
    second: {
      x: 0.45,
      z: 0.14,
      size: 0.36,
      turn: -12,
    },
  },
} satisfies Recipes;
