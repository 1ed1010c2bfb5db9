import type { Recipes } from '../types';

/** How the pictures of "School Uniforms" of the kids' section are made. */
export const uniformRecipes = {
  'kids-uniform-1': {
    archetype: 'school_shorts_set',
    tile: 'serge_grey',
    tile_m: 0.14,
    further: [{ turn: 180 }, { x: 0.42, z: 0.75, size: 0.22, turn: -12 }],
  },
  'kids-uniform-2': {
    archetype: 'school_skirt_set',
    tile: 'tartan_school',
    tile_m: 0.15,
    opts: {
      tie: '#24503f',
      band: '#17302a',
    },
  },
  'kids-uniform-3': {
    archetype: 'pinafore',
    tile: 'serge_navy',
    tile_m: 0.14,
    opts: {
      tie: 'repp_tie',
    },
  },
  'kids-uniform-4': {
    archetype: 'school_blazer',
    tile: 'serge_maroon',
    tile_m: 0.14,
  },
  'kids-uniform-5': {
    archetype: 'school_shorts_set',
    tile: 'serge_navy',
    tile_m: 0.14,
    opts: {
      shirt_cloth: {
        tile: 'check_school',
        tile_m: 0.09,
      },
      tie: null,
      long: true,
    },
  },
  'kids-uniform-6': {
    archetype: 'sweatshirt',
    tile: 'knit_navy',
    tile_m: 0.16,
    opts: {
      size: 'child',
      neck: 'v',
      knit: true,
    },
  },
} satisfies Recipes;
