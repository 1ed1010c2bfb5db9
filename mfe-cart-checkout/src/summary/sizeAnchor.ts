/** The anchor, on the page of the cart, of the button that chooses the size of a line. */
export function sizeAnchor(id: string): string {
  return `size-${id}`;
}
