import type { Recipes } from '../types';

/** How the pictures of "Winterwear" of the kids' section are made. */
export const winterwearRecipes = {
  'kids-hoodie-1': {
    archetype: 'hoodie',
    color: '#e0705a',
    opts: {
      size: 'child',
      zipped: true,
    },
    further: [{ turn: 180 }, { x: 0.36, z: 0.4, size: 0.22, turn: -12 }],
  },
  'kids-hoodie-2': {
    archetype: 'hoodie',
    tile: 'stars_navy',
    tile_m: 0.22,
    opts: {
      size: 'child',
      cord: '#f2c94c',
    },
  },
  'kids-puffer-1': {
    archetype: 'puffer',
    color: '#e3a62f',
    opts: {
      size: 'child',
    },
  },
  'kids-puffer-2': {
    archetype: 'puffer',
    fill: 0.74,
    color: '#a82f55',
    opts: {
      size: 'child',
      vest: true,
    },
  },
  'kids-sweater-1': {
    archetype: 'sweatshirt',
    tile: 'fairisle_red',
    tile_m: 0.32,
    opts: {
      size: 'child',
      knit: true,
    },
  },
  'kids-sweater-2': {
    archetype: 'sweatshirt',
    tile: 'cable_cream',
    tile_m: 0.24,
    opts: {
      size: 'child',
      knit: true,
    },
  },
} satisfies Recipes;
