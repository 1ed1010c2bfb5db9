import type { Recipes } from '../types';

/** How the pictures of "Shirts & T-Shirts" of the men's section are made. */
export const shirtRecipes = {
  'men-shirt-1': {
    archetype: 'shirt',
    tile: 'madras_navy',
    tile_m: 0.11,
    further: [{ turn: 180 }, { x: 0.42, z: 0.6, size: 0.22, turn: -12 }],
  },
  'men-shirt-2': {
    archetype: 'shirt',
    tile: 'oxford_sky',
    tile_m: 0.12,
    opts: {
      pocket: 2,
      flaps: true,
    },
  },
  'men-shirt-3': {
    archetype: 'shirt',
    tile: 'linen_white',
    tile_m: 0.16,
    opts: {
      collar: 'mandarin',
      pocket: 0,
      buttons: '#b9a27c',
    },
  },
  'men-shirt-4': {
    archetype: 'shirt',
    tile: 'palm_teal',
    tile_m: 0.26,
    opts: {
      collar: 'camp',
      sleeve: 'short',
      pocket: 1,
      curved: false,
    },
  },
  'men-tshirt-1': {
    archetype: 'tee',
    tile: 'breton',
    tile_m: 0.13,
  },
  'men-polo-1': {
    archetype: 'polo',
    color: '#1f5240',
    opts: {
      tipping: '#f2ead8',
    },
  },
} satisfies Recipes;
