import type { ProductSummary, SectionId } from 'shared-state';

/**
 * A product (docs/product/catalogue.md#products): the summary for cart and wishlist, and fields that only the catalogue has.
 * An item of the wishlist is a product too, even if it has left the catalogue. For products of the catalogue,
 * `defineCategory` requires every field of the summary.
 */
export interface Product extends ProductSummary {
  /** Root-relative paths of more pictures of the product. */
  readonly images?: readonly string[];
  /** The dominant colour of its front picture, in CSS syntax. It is shown until the picture is loaded. */
  readonly colour?: string;
}

/**
 * The fields that only a product's page shows. They are stored separately, because they are three quarters of the
 * catalogue's bytes and cards do not need them.
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
  /** The displayed name, such as "Men". */
  readonly name: string;
  readonly subtitle: string;
  /** The root-relative path of the section's listing. */
  readonly viewMoreLink: string;
  readonly categories: readonly Category[];
  /** The products of a section without categories. */
  readonly products?: readonly Product[];
}

/** The colours of the filter. */
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

/** The occasions for wearing a product. */
export type OccasionName =
  | 'everyday'
  | 'work'
  | 'party'
  | 'festive'
  | 'wedding'
  | 'school'
  | 'lounge';

/** A product's traits for filters and search. They are stored separately, because cards do not need them. */
export interface ProductTraits {
  /** The dominant colours, the main colour first. */
  readonly colours: readonly [ColourName, ...ColourName[]];
  readonly fabric: FabricName;
  readonly occasions: readonly [OccasionName, ...OccasionName[]];
}
