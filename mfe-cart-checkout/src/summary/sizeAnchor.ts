/** The anchor, on the cart page, of the button that chooses a line's size. */
export function sizeAnchor(id: string): string {
  return `size-${id}`;
}
