import type { ArchetypeOptions, Cloth, Colour } from './recipe.generated';

/** The cut of a garment, as the studio calls it. */
export type Archetype = keyof ArchetypeOptions;

/** What the second picture of a product shows. */
export interface View {
  /** Where to look in the garment's box: 0 left, 1 right. */
  readonly x?: number;
  /** Where to look in the garment's box: 0 hem, 1 top. */
  readonly z?: number;
  /** Height seen, as a share of the first picture's; without it the whole garment. */
  readonly size?: number;
  /** Degrees the garment is turned; 180 shows its back. */
  readonly turn?: number;
}

/** One garment: a cut with its options and its cloth. */
type GarmentOf<Name extends Archetype> = Name extends Archetype
  ? Cloth & {
      readonly archetype: Name;
      readonly opts?: ArchetypeOptions[Name];
      /** Metres the garment is moved: right, back, up. */
      readonly at?: readonly [number, number, number];
      /** Only this window of the pattern is worn visibly: x from, x to, z from, z to (metres). */
      readonly crop?: readonly [number, number, number, number];
      /** Metres the garment lies below the one over it. */
      readonly shrink?: number;
      /** The cloth's surface: how matt, how shiny, how metallic (0 to 1). */
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
 * How a product's pictures are made (mfe-catalog/studio). Recipes lie beside the products they belong to, but no module of
 * the shop imports them: they are for the studio and never reach a bundle.
 */
export type Recipe = Garment & {
  /** Garments worn or shown with it. */
  readonly with?: readonly Garment[];
  readonly backdrop?: Colour;
  /** Share of the picture's height or width that the garments fill; .88 without. */
  readonly fill?: number;
  readonly second?: View;
};

/** The recipes of a category, by product id. */
export type Recipes = Readonly<Record<string, Recipe>>;
