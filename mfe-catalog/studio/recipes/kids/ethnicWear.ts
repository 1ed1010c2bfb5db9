import type { Recipes } from '../types';

/** How the pictures of "Ethnic Wear" of the kids' section are made. */
export const ethnicWearRecipes = {
  'kids-kurta-1': {
    archetype: 'kurta',
    tile: 'khadi_mustard',
    tile_m: 0.2,
    opts: {
      size: 'child',
      buttons: '#6b4a22',
      length: 0.96,
    },
    with: [
      {
        archetype: 'trousers',
        color: '#f3efe4',
        opts: {
          kind: 'pyjama',
          size: 'child',
        },
        crop: [-0.6, 0.6, -0.2, 0.8],
        shrink: 0.006,
      },
    ],
    further: [{ turn: 180 }, { x: 0.42, z: 0.6, size: 0.22, turn: -12 }],
  },
  'kids-kurta-2': {
    archetype: 'kurta',
    tile: 'khadi_rust',
    tile_m: 0.18,
    opts: {
      size: 'child',
      band: '#24503f',
    },
  },
  'kids-nehru-1': {
    archetype: 'nehru',
    tile: 'jaal_maroon',
    tile_m: 0.19,
    opts: {
      size: 'child',
    },
    with: [
      {
        archetype: 'kurta',
        color: '#efe6d2',
        opts: {
          size: 'child',
          length: 0.98,
        },
        shrink: 0.006,
      },
    ],
  },
  'kids-sherwani-1': {
    archetype: 'sherwani',
    tile: 'jaal_navy',
    tile_m: 0.2,
    opts: {
      size: 'child',
      band: '#b98d3e',
      motif: '#1f2b50',
      lining: '#1a2340',
    },
  },
  'kids-kurti-1': {
    archetype: 'frock',
    tile: 'bandhani_red',
    tile_m: 0.14,
    opts: {
      collar: null,
      sash: null,
      trim: '#e0b24f',
      flare: 0.34,
      sleeve: 'short',
    },
  },
  'kids-anarkali-1': {
    archetype: 'frock',
    tile: 'buti_teal',
    tile_m: 0.16,
    opts: {
      collar: null,
      sash: '#b98d3e',
      with_bow: false,
      trim: '#e0b24f',
      length: 1.06,
      flare: 0.42,
    },
  },
} satisfies Recipes;
