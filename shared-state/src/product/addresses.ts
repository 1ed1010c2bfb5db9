/** A section of the shop (SPEC §3, Section/Collection); an id of a product begins with it (RULINGS A22). */
export type SectionId = 'men' | 'women' | 'kids';

/** The root-relative path of a product's page. */
export function productPath(id: string): string {
  return `/product/${encodeURIComponent(id)}`;
}

/**
 * The root-relative path of a picture of a product, which the host's own origin serves (RULINGS A16).
 *
 * @param name the product's id for its front, `{id}-2` for its second picture
 */
export function productPicture(name: string): string {
  return `/media/products/${name}.webp`;
}
