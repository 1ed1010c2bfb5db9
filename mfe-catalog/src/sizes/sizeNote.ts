/** What the sizes of a product are of, where they are not of all of it: a saree is one length of cloth with a blouse. */
export function sizeNote(productId: string): string | undefined {
  return productId.startsWith('women-saree-')
    ? 'One size. Choose a size for the blouse.'
    : undefined;
}
