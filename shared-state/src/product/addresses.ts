/**
 * A section of the shop (docs/product/catalogue.md#sections); an id of a product begins with it
 * (docs/product/catalogue.md#products).
 */
export type SectionId = 'men' | 'women' | 'kids';

/** The root-relative path of a product's page. */
export function productPath(id: string): string {
  return `/product/${encodeURIComponent(id)}`;
}

/**
 * The root-relative path of a picture of a product, which the host's own origin serves
 * (docs/product/catalogue.md#picture-paths).
 *
 * @param name the product's id for its front, `{id}-2` for its second picture
 */
export function productPicture(name: string): string {
  return `/media/products/${name}.webp`;
}
