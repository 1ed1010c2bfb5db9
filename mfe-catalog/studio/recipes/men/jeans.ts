import type { Recipes } from '../types';

/** How the pictures of "Jeans & Trousers" of the men's section are made. */
export const jeanRecipes = {
  'men-jeans-1': {
    archetype: 'jeans',
    tile: 'denim_mid',
    tile_m: 0.12,
    fill: 0.91,
    further: [{ turn: 180 }, { x: 0.7, z: 0.83, size: 0.22, turn: 168 }],
  },
  'men-jeans-2': {
    archetype: 'jeans',
    tile: 'denim_light',
    tile_m: 0.12,
    opts: {
      fit: 'wide',
      fade: 0.18,
      thread: '#c98a4a',
    },
    fill: 0.91,
  },
  'men-jeans-3': {
    archetype: 'jeans',
    tile: 'denim_black',
    tile_m: 0.12,
    opts: {
      fit: 'slim',
      thread: '#6d7076',
      fade: 0.08,
      rivet: '#8a8d92',
    },
    fill: 0.91,
  },
  'men-chinos-1': {
    archetype: 'trousers',
    tile: 'khaki',
    tile_m: 0.12,
    fill: 0.91,
  },
  'men-trousers-1': {
    archetype: 'trousers',
    tile: 'pinstripe_charcoal',
    tile_m: 0.14,
    opts: {
      kind: 'formal',
    },
    fill: 0.91,
  },
  'men-cargo-1': {
    archetype: 'trousers',
    tile: 'twill_olive',
    tile_m: 0.12,
    opts: {
      kind: 'cargo',
    },
    fill: 0.91,
  },
} satisfies Recipes;
