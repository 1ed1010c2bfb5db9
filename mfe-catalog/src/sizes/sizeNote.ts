import { garments } from './garments.data';

/**
 * A note for products with a size for only one part: a saree is one length of cloth, and only its blouse has a size.
 */
export function sizeNote(productId: string): string | undefined {
  return garments[productId] === 'saree'
    ? 'The saree is one size. Choose your blouse size.'
    : undefined;
}
