import type { ProductSummary, SectionId } from 'shared-state';

/**
 * A product (docs/product/catalogue.md#products): the summary that the lists keep, and what only the catalogue knows.
 * An item of the wishlist is a product too, also one that has left the catalogue. `defineCategory` requires every field
 * of the summary for those of the catalogue.
 */
export interface Product extends ProductSummary {
  /** Root-relative paths of further pictures of the same product. */
  readonly images?: readonly string[];
  /** The dominant colours of all its pictures in their order, as in CSS, shown until a picture is loaded. */
  readonly colours?: readonly string[];
}

/**
 * What only a product's own page shows. It is stored apart, because it is three quarters of the catalogue's bytes and
 * cards don't need it.
 */
export interface ProductDetails {
  readonly description: string;
  /** The availability in words, such as "In stock". */
  readonly stockText: string;
}

/** A category of a section. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly products: readonly Product[];
}

/** A section with its categories. */
export interface Section {
  readonly id: SectionId;
  /** As the shop shows it, such as "Men". */
  readonly name: string;
  readonly subtitle: string;
  /** The root-relative path of the section's listing. */
  readonly viewMoreLink: string;
  readonly categories: readonly Category[];
  /** The products of a section that has no categories. */
  readonly products?: readonly Product[];
}

/** The colours that the shop filters by. */
export type ColourName =
  | 'black'
  | 'grey'
  | 'white'
  | 'beige'
  | 'brown'
  | 'yellow'
  | 'orange'
  | 'red'
  | 'pink'
  | 'purple'
  | 'blue'
  | 'green';

/** The main fabric of a product. */
export type FabricName =
  | 'cotton'
  | 'linen'
  | 'silk'
  | 'satin'
  | 'velvet'
  | 'brocade'
  | 'chiffon'
  | 'viscose'
  | 'denim'
  | 'wool'
  | 'quilted';

/** What a product is worn for. */
export type OccasionName =
  | 'everyday'
  | 'work'
  | 'party'
  | 'festive'
  | 'wedding'
  | 'school'
  | 'lounge';

/** What filters and search know of a product. It is stored apart, because cards don't need it. */
export interface ProductTraits {
  /** The colours that dominate it, the main one first. */
  readonly colours: readonly [ColourName, ...ColourName[]];
  readonly fabric: FabricName;
  readonly occasions: readonly [OccasionName, ...OccasionName[]];
}
