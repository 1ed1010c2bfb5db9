/** A number of products in words. */
export function countOf(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
