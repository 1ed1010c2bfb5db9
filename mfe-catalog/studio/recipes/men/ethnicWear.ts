import type { Recipes } from '../types';

/** How the pictures of "Kurtas & Ethnic Wear" of the men's section are made. */
export const ethnicWearRecipes = {
  'men-kurta-1': {
    archetype: 'kurta',
    tile: 'khadi_indigo',
    tile_m: 0.18,
    opts: {
      pocket: true,
      buttons: '#c9ccd1',
    },
    further: [{ turn: 180 }, { x: 0.5, z: 0.74, size: 0.22, turn: -12 }],
  },
  'men-kurta-2': {
    archetype: 'kurta',
    tile: 'khadi_mustard',
    tile_m: 0.18,
    opts: {
      length: 0.84,
      buttons: '#6b4a22',
    },
  },
  'men-kurta-3': {
    archetype: 'kurta',
    tile: 'silk_cream',
    tile_m: 0.18,
    opts: {
      band: '#7a1530',
    },
  },
  'men-kurta-4': {
    archetype: 'kurta',
    tile: 'chikan_white',
    tile_m: 0.2,
    opts: {
      buttons: '#e9e4d6',
    },
  },
  'men-kurta-5': {
    archetype: 'kurta',
    tile: 'block_rust',
    tile_m: 0.22,
    opts: {
      length: 0.88,
      buttons: '#8a4b2a',
    },
  },
  'men-kurta-6': {
    archetype: 'kurta',
    tile: 'ikat_blue',
    tile_m: 0.24,
    opts: {
      collar: 'round',
      pocket: true,
      length: 0.98,
    },
  },
  'men-kurtaset-1': {
    archetype: 'kurta',
    tile: 'chikan_sky',
    tile_m: 0.2,
    with: [
      {
        archetype: 'trousers',
        color: '#f3efe4',
        opts: {
          kind: 'pyjama',
        },
        crop: [-0.6, 0.6, -0.2, 0.66],
        shrink: 0.006,
      },
    ],
  },
  'men-kurtaset-2': {
    archetype: 'kurta',
    tile: 'silk_rose',
    tile_m: 0.18,
    opts: {
      band: '#5f1f33',
      length: 0.98,
    },
    with: [
      {
        archetype: 'trousers',
        color: '#efe4c9',
        opts: {
          kind: 'churidar',
        },
        crop: [-0.6, 0.6, -0.2, 0.66],
        shrink: 0.006,
      },
    ],
  },
  'men-nehru-1': {
    archetype: 'nehru',
    tile: 'jaal_navy',
    tile_m: 0.17,
    opts: {
      square: '#c8973c',
    },
    with: [
      {
        archetype: 'kurta',
        tile: 'silk_cream',
        tile_m: 0.18,
        opts: {
          length: 0.98,
        },
        shrink: 0.006,
      },
    ],
  },
  'men-nehru-2': {
    archetype: 'nehru',
    tile: 'herringbone_brown',
    tile_m: 0.1,
    opts: {
      buttons: '#3a2a1c',
    },
    with: [
      {
        archetype: 'kurta',
        color: '#f1eee6',
        opts: {
          length: 0.94,
        },
        shrink: 0.006,
      },
    ],
  },
  'men-sherwani-1': {
    archetype: 'sherwani',
    tile: 'jaal_ivory',
    tile_m: 0.19,
  },
  'men-sherwani-2': {
    archetype: 'sherwani',
    tile: 'jaal_maroon',
    tile_m: 0.19,
    opts: {
      band: '#b98d3e',
      motif: '#5f1022',
      lining: '#3a0f1a',
    },
    with: [
      {
        archetype: 'trousers',
        color: '#efe4c9',
        opts: {
          kind: 'churidar',
        },
        crop: [-0.6, 0.6, -0.2, 0.66],
        shrink: 0.006,
      },
    ],
  },
} satisfies Recipes;
