import type { ProductSummary } from 'shared-state';
import type { ProductRecord, SectionRecord, CategoryRecord } from '../../records/schema';

/**
 * A product as cards, the cart and the wishlist show it (docs/product/catalogue.md#records). An item of the wishlist is a
 * product too, even if it has left the catalogue.
 */
export interface Product extends ProductSummary {
  /** Root-relative paths of more pictures of the product. */
  readonly images?: readonly string[];
  /** The backdrop colour of its front picture, in CSS syntax. It is shown until the picture is loaded. */
  readonly colour?: string;
  /** A note for a product with a size for only one part: a saree is one length of cloth, and only its blouse has a size. */
  readonly sizeNote?: string;
}

/** How many pieces there are: without a limit if it is empty. */
export interface Stock {
  readonly left?: number | 'few';
  /** Such as "24 hours". */
  readonly shipsIn?: string;
}

/**
 * The fields that only a product's page shows. They are stored separately, because they are three quarters of the
 * catalogue's bytes and cards do not need them. Texts that a product does not have are empty.
 */
export interface ProductDetails {
  readonly description: string;
  readonly stock: Stock;
  readonly composition: string;
  /** The weight of its cloth. */
  readonly weight: string;
  readonly fit: string;
  readonly care: Care | undefined;
}

export type Care = NonNullable<ProductRecord['care']>;

/** How a product is measured in the size guide. */
export type Garment = ProductRecord['garment'];

export type Audience = SectionRecord['audience'];

export interface Category extends Readonly<Pick<CategoryRecord, 'id' | 'name' | 'layer'>> {
  readonly products: readonly Product[];
}

export interface Section extends Readonly<
  Pick<SectionRecord, 'id' | 'name' | 'subtitle' | 'audience' | 'accent'>
> {
  /** The root-relative path of the section's listing. */
  readonly viewMoreLink: string;
  readonly categories: readonly Category[];
  /** The products of a section without categories. */
  readonly products?: readonly Product[];
}

/** A product's traits for filters and search. They are stored separately, because cards do not need them. */
export type ProductTraits = Readonly<
  Pick<ProductRecord, 'colours' | 'fabric' | 'occasions' | 'isWornAlone' | 'gender'>
>;
