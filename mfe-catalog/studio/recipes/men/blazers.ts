import type { Recipes } from '../types';

/** How the pictures of "Blazers & Suits" of the men's section are made. */
export const blazerRecipes = {
  'men-blazer-1': {
    archetype: 'blazer',
    tile: 'tweed_navy',
    tile_m: 0.12,
    opts: {
      shirt_cloth: {
        tile: 'oxford_sky',
        tile_m: 0.12,
      },
    },
    further: [{ turn: 180 }, { x: 0.36, z: 0.56, size: 0.22, turn: -12 }],
  },
  'men-blazer-2': {
    archetype: 'blazer',
    tile: 'stone_linen',
    tile_m: 0.17,
    opts: {
      patch: true,
      tie: null,
      button: '#6b5a44',
      lining: '#8a9aa6',
    },
  },
  'men-suit-1': {
    archetype: 'suit',
    tile: 'pinstripe_charcoal',
    tile_m: 0.14,
    fill: 0.91,
  },
  'men-tuxedo-1': {
    archetype: 'blazer',
    tile: 'velvet_emerald',
    tile_m: 0.14,
    opts: {
      kind: 'shawl',
      facing: '#17181c',
      tie: '#17181c',
      n: 1,
      button: '#17181c',
    },
  },
  'men-blazer-3': {
    archetype: 'blazer',
    tile: 'herringbone_grey',
    tile_m: 0.1,
    opts: {
      kind: 'peak',
      tie: '#8a4a2e',
      square: '#d98a5e',
    },
  },
  'men-waistcoat-1': {
    archetype: 'waistcoat',
    tile: 'glen_beige',
    tile_m: 0.13,
    opts: {
      tie: '#27375f',
    },
  },
} satisfies Recipes;
