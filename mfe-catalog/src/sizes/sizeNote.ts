/**
 * A note for products whose size is not that of the whole: a saree is one length of cloth, and its blouse has the size.
 */
export function sizeNote(productId: string): string | undefined {
  return productId.startsWith('women-saree-')
    ? 'One size. Choose a size for the blouse.'
    : undefined;
}
