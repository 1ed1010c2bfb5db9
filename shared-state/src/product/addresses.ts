/**
 * The id of a section of the shop, letters only (docs/product/catalogue.md#sections). A product's id begins with its
 * section and a hyphen.
 */
export type SectionId = string;

/** The root-relative path of a product's page. */
export function productPath(id: string): string {
  return `/product/${encodeURIComponent(id)}`;
}

/**
 * The root-relative path of a picture of a product. The host's origin serves it
 * (docs/product/catalogue.md#picture-paths).
 *
 * @param name the product's id for the front, `{id}-2` for the second picture
 */
export function productPicture(name: string): string {
  return `/media/products/${name}.webp`;
}
