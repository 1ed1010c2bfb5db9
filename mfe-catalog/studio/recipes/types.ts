import type { ArchetypeOptions, Cloth, Colour } from './options.generated';

/** The garment's cut, by the studio's name. */
export type Archetype = keyof ArchetypeOptions;

/** The part of the garment that a picture after the first one shows. */
export interface View {
  /** The horizontal centre of the view in the garment's box: 0 left, 1 right. */
  readonly x?: number;
  /** The vertical centre of the view in the garment's box: 0 hem, 1 top. */
  readonly z?: number;
  /** The height of the view as a share of the first picture's; the whole garment by default. */
  readonly size?: number;
  /** By how many degrees the garment is turned; 180 shows its back. */
  readonly turn?: number;
}

/** A garment: a cut with its options and its cloth. */
type GarmentOf<Name extends Archetype> = Name extends Archetype
  ? Cloth & {
      readonly archetype: Name;
      readonly opts?: ArchetypeOptions[Name];
      /** By how many metres the garment is moved: right, back, up. */
      readonly at?: readonly [number, number, number];
      /** The visible part of the pattern: x from, x to, z from, z to, in metres. */
      readonly crop?: readonly [number, number, number, number];
      /** By how many metres the garment lies below the one over it. */
      readonly shrink?: number;
      /** The cloth's surface: roughness, sheen and metallic share, 0 to 1. */
      readonly mat?: {
        readonly rough?: number;
        readonly sheen?: number;
        readonly spec?: number;
        readonly metallic?: number;
      };
    }
  : never;

/** A garment of any cut. */
export type Garment = GarmentOf<Archetype>;

/**
 * How a product's pictures are rendered. The folder has a file for each file of `src/catalogue`.
 */
export type Recipe = Garment & {
  /** Garments that are worn or shown with it. */
  readonly with?: readonly Garment[];
  readonly backdrop?: Colour;
  /** The share of the picture's height or width that the garments fill; 0.88 by default. */
  readonly fill?: number;
  readonly second?: View;
  /** The third picture, the fourth, and so on. */
  readonly further?: readonly View[];
};

/** The recipes of a category, by product id. */
export type Recipes = Readonly<Record<string, Recipe>>;
