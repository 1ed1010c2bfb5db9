import type { Recipes } from '../types';

/** How the pictures of "Girls: Frocks & T-shirts" of the kids' section are made. */
export const girlRecipes = {
  'kids-girl-frock-1': {
    archetype: 'frock',
    tile: 'floral_rose',
    tile_m: 0.22,
    further: [{ turn: 180 }, { x: 0.45, z: 0.12, size: 0.22, turn: -12 }],
  },
  'kids-girl-frock-2': {
    archetype: 'frock',
    tile: 'ditsy_yellow',
    tile_m: 0.2,
    opts: {
      sash: '#2f6f6a',
    },
  },
  'kids-girl-frock-3': {
    archetype: 'frock',
    tile: 'polka_navy',
    tile_m: 0.2,
    opts: {
      sleeve: null,
      collar: null,
      tiers: true,
      sash: '#d9486b',
    },
  },
  'kids-girl-frock-4': {
    archetype: 'frock',
    tile: 'ditsy_lilac',
    tile_m: 0.2,
    opts: {
      collar: null,
      tiers: true,
      sash: null,
      flare: 0.38,
    },
  },
  'kids-girl-tshirt-1': {
    archetype: 'tee',
    color: '#f2b8c2',
    opts: {
      size: 'child',
      print: 'butterfly',
      ink: '#8a63b5',
      ink2: '#f4d35e',
    },
  },
  'kids-girl-tshirt-2': {
    archetype: 'tee',
    tile: 'hearts_pink',
    tile_m: 0.2,
    opts: {
      size: 'child',
      rib: '#d9486b',
    },
  },
} satisfies Recipes;
