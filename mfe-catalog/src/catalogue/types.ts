/** A section of the shop (SPEC §3, Section/Collection). */
export type SectionId = 'men' | 'women' | 'kids';

/**
 * A price as the catalogue keeps it: whole units of currency, as a number or as a string with thousands separators
 * ("1,299"). SPEC §3 asks for the mixture; `toAmount` of shared-state turns either into a number.
 */
type CataloguePrice = number | string;

/** One product of the bundled catalogue, as its card shows it (SPEC §3, Product). */
export interface Product {
  /** Stable identifier, such as `men-shirt-1`; also the last part of the product's address. */
  readonly id: string;
  /** Root-relative path of the front picture; stable across deployments, because carts outlive them (RULINGS A16). */
  readonly imageUrl: string;
  /** Further pictures of the same product. */
  readonly images?: readonly string[];
  /** The dominant colours of all its pictures in their order, as in CSS: what their places show until they come. */
  readonly colours?: readonly string[];
  /** Whole percent, 15 to 35: what `newPrice` saves against `oldPrice`, rounded. */
  readonly discount: number;
  readonly title: string;
  readonly newPrice: CataloguePrice;
  readonly oldPrice: CataloguePrice;
  /** Average rating, 4.0 to 4.8 in steps of a tenth. */
  readonly rating: number;
  /** Number of ratings behind the average. */
  readonly ratingCount: number;
}

/**
 * The rest of a product, which only its own page shows. It lies apart, because it is three quarters of the catalogue's
 * bytes and no card needs it.
 */
export interface ProductDetails {
  readonly description: string;
  /** What the shop says of its stock, such as "In stock". */
  readonly stockText: string;
}

/** A shelf of a section (SPEC §3, Category). */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly products: readonly Product[];
}

/** A section with its shelves (SPEC §3, Section/Collection). */
export interface Section {
  readonly id: SectionId;
  readonly subtitle: string;
  readonly viewMoreLink: string;
  readonly categories: readonly Category[];
  /** The products of a section that has no categories. */
  readonly products?: readonly Product[];
}

/** The colours that the shop tells apart. */
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

/** The cloth that a product is mainly made of. */
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
  'everyday' | 'work' | 'party' | 'festive' | 'wedding' | 'school' | 'lounge';

/** What a product can be narrowed by and found with. It lies apart, because no card shows it. */
export interface ProductTraits {
  /** The colours that one sees first, the main one in front. */
  readonly colours: readonly [ColourName, ...ColourName[]];
  readonly fabric: FabricName;
  readonly occasions: readonly [OccasionName, ...OccasionName[]];
}
