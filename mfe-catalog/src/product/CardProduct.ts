import type { ProductSummary } from 'shared-state';
import type { Product } from '../catalogue/types';

/** What a card shows: a product of the catalogue, or what a list has kept of one. What is not known is left out. */
export type CardProduct = ProductSummary & Pick<Product, 'images' | 'colours'>;
