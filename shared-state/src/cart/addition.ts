import type { ProductSummary } from '../product/productSummary';
import type { Size } from './cartLine';

/** An Add to Cart, for whoever shows it to the shopper ({@link CartStore.followAdditions}). */
export interface Addition {
  readonly product: ProductSummary;
  readonly quantity: number;
  /** The chosen size; if it is undefined and the product has sizes, the shopper can still choose one. */
  readonly size: Size | undefined;
  /** A note on the product's sizes, such as that only a part of it has one. */
  readonly sizeNote?: string | undefined;
  /** Called with a size that is chosen later. */
  readonly onSize?: ((size: Size) => void) | undefined;
}
