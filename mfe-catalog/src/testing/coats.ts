import type { Product } from '../catalogue/types';

/** Coat 1, Coat 2 and so on, which no catalogue has. */
export function coats(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `coat-${index + 1}`,
    title: `Coat ${index + 1}`,
    imageUrl: '',
    newPrice: 999,
  }));
}
