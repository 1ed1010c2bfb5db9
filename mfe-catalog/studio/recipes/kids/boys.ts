import type { Recipes } from '../types';

/** How the pictures of "Boys: T-Shirts & Shirts" of the kids' section are made. */
export const boyRecipes = {
  'kids-boy-tshirt-1': {
    archetype: 'tee',
    color: '#7fbfa8',
    opts: {
      size: 'child',
      print: 'rocket',
      ink: '#f7f1e3',
      ink2: '#d9493a',
    },
    further: [{ turn: 180 }, { x: 0.25, z: 0.72, size: 0.22, turn: -12 }],
  },
  'kids-boy-tshirt-2': {
    archetype: 'tee',
    color: '#f0bb3f',
    opts: {
      size: 'child',
      print: 'dino',
      ink: '#2f6b52',
      ink2: '#e8763f',
    },
  },
  'kids-boy-tshirt-3': {
    archetype: 'tee',
    tile: 'hoops_mint',
    tile_m: 0.2,
    opts: {
      size: 'child',
      pocket: true,
    },
  },
  'kids-boy-polo-1': {
    archetype: 'polo',
    tile: 'hoops_rugby',
    tile_m: 0.26,
    opts: {
      size: 'child',
      collar: '#f4f0e4',
    },
  },
  'kids-boy-shirt-1': {
    archetype: 'shirt',
    tile: 'gingham_blue',
    tile_m: 0.09,
    opts: {
      size: 'child',
    },
  },
  'kids-boy-shirt-2': {
    archetype: 'shirt',
    tile: 'cars_sky',
    tile_m: 0.24,
    opts: {
      size: 'child',
      sleeve: 'short',
      collar: 'camp',
      curved: false,
      pocket: 0,
    },
  },
} satisfies Recipes;
