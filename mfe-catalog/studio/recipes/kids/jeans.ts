import type { Recipes } from '../types';

/** How the pictures of "Jeans & Trousers" of the kids' section are made. */
export const jeanRecipes = {
  'kids-jeans-1': {
    archetype: 'jeans',
    tile: 'denim_light',
    tile_m: 0.13,
    opts: {
      size: 'child',
      fade: 0.15,
    },
    fill: 0.91,
    further: [{ turn: 180 }, { x: 0.7, z: 0.83, size: 0.22, turn: 168 }],
  },
  'kids-jeans-2': {
    archetype: 'jeans',
    tile: 'denim_dark',
    tile_m: 0.13,
    opts: {
      size: 'child',
      fit: 'slim',
    },
    fill: 0.91,
  },
  'kids-joggers-1': {
    archetype: 'trousers',
    tile: 'melange_grey',
    tile_m: 0.14,
    opts: {
      size: 'child',
      kind: 'jogger',
      stripe: '#f4f1e8',
    },
    fill: 0.91,
  },
  'kids-chinos-1': {
    archetype: 'trousers',
    tile: 'twill_stone',
    tile_m: 0.13,
    opts: {
      size: 'child',
    },
    fill: 0.91,
  },
  'kids-cargo-1': {
    archetype: 'trousers',
    tile: 'camo',
    tile_m: 0.26,
    opts: {
      size: 'child',
      kind: 'cargo',
    },
    fill: 0.91,
  },
  'kids-shorts-1': {
    archetype: 'trousers',
    tile: 'twill_navy',
    tile_m: 0.13,
    opts: {
      size: 'child',
      shorts: true,
    },
    fill: 0.8,
  },
} satisfies Recipes;
