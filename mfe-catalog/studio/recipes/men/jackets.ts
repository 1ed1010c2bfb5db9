import type { Recipes } from '../types';

/** How the pictures of "Jackets & Hoodies" of the men's section are made. */
export const jacketRecipes = {
  'men-hoodie-1': {
    archetype: 'hoodie',
    tile: 'terracotta',
    tile_m: 0.15,
    further: [{ turn: 180 }, { x: 0.5, z: 0.34, size: 0.22, turn: -12 }],
  },
  'men-hoodie-2': {
    archetype: 'hoodie',
    tile: 'melange_grey',
    tile_m: 0.14,
    opts: {
      zipped: true,
      cord: '#2b2d31',
    },
  },
  'men-bomber-1': {
    archetype: 'bomber',
    tile: 'twill_olive',
    tile_m: 0.14,
  },
  'men-denimjacket-1': {
    archetype: 'trucker',
    tile: 'denim_dark',
    tile_m: 0.12,
  },
  'men-puffer-1': {
    archetype: 'puffer',
    color: '#1f3a5c',
  },
  'men-sweatshirt-1': {
    archetype: 'sweatshirt',
    tile: 'forest',
    tile_m: 0.15,
    opts: {
      print: 'sun',
      ink: '#2f5444',
      ink2: '#e8c170',
    },
  },
} satisfies Recipes;
