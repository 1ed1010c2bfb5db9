import type { Recipes } from '../types';

/** How the pictures of "Nightwear" of the men's section are made. */
export const nightwearRecipes = {
  'men-pyjama-1': {
    archetype: 'night_shirt',
    tile: 'satin_navy',
    tile_m: 0.12,
    with: [
      {
        archetype: 'trousers',
        at: [0.44, 0.1, 0.3],
        tile: 'satin_navy',
        tile_m: 0.12,
        opts: {
          kind: 'pyjama',
        },
      },
    ],
    further: [{ turn: 180 }, { x: 0.64, z: 0.74, size: 0.22, turn: -12 }],
  },
  'men-pyjama-2': {
    archetype: 'night_shirt',
    tile: 'stripe_sleep',
    tile_m: 0.1,
    opts: {
      piping: '#4f6c94',
    },
    with: [
      {
        archetype: 'trousers',
        at: [0.44, 0.1, 0.3],
        tile: 'stripe_sleep',
        tile_m: 0.1,
        opts: {
          kind: 'pyjama',
          cord: '#4f6c94',
        },
      },
    ],
  },
  'men-robe-1': {
    archetype: 'dressing_gown',
    tile: 'satin_wine',
    tile_m: 0.14,
  },
  'men-robe-2': {
    archetype: 'dressing_gown',
    tile: 'paisley_night',
    tile_m: 0.16,
    opts: {
      trim: '#151f3a',
      piping: '#8fa5d0',
    },
  },
  'men-lounge-1': {
    archetype: 'tee',
    color: '#d8cdb8',
    opts: {
      neck: 'henley',
    },
    with: [
      {
        archetype: 'trousers',
        tile: 'plaid_sleep',
        tile_m: 0.14,
        at: [0.16, 0.12, -0.2],
        opts: {
          kind: 'pyjama',
          shorts: true,
        },
      },
    ],
  },
  'men-lounge-2': {
    archetype: 'trousers',
    tile: 'plaid_sleep',
    tile_m: 0.15,
    opts: {
      kind: 'pyjama',
    },
    fill: 0.91,
  },
} satisfies Recipes;
