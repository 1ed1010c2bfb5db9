import { toAmount } from 'shared-state';
import { productsOf } from '../catalogue/catalogue';
import type { Product, Section } from '../catalogue/types';
import type { ListingQuery, Sort } from './listingQuery';
import { fitsTraits } from './traitFilters';

/**
 * The products of a query, in its order.
 *
 * @param found the results of a search, the best match first; null without a search
 */
export function selectProducts(
  section: Section,
  query: ListingQuery,
  found: readonly Product[] | null,
): readonly Product[] {
  const category = section.categories.find(({ id }) => id === query.category);
  const inCategory = category?.products ?? productsOf(section);
  const allowed = new Set(inCategory);
  const candidates = found?.filter((product) => allowed.has(product)) ?? inCategory;
  const selected = candidates.filter((product) => fits(product, query));
  return query.sort === null ? selected : selected.sort(comparators[query.sort]);
}

function fits(product: Product, { price, discount, rating, traits }: ListingQuery): boolean {
  if (discount && (product.discount ?? 0) < discount.atLeast) return false;
  if (rating && (product.rating ?? 0) < rating.atLeast) return false;
  if (!fitsTraits(product, traits)) return false;
  if (!price) return true;
  const amount = toAmount(product.newPrice);
  return amount >= price.from && amount < price.below;
}

/** Sorting is stable, so equal products keep the shop's order. */
const comparators: Readonly<Record<Sort, (first: Product, second: Product) => number>> = {
  'price-asc': (first, second) => toAmount(first.newPrice) - toAmount(second.newPrice),
  'price-desc': (first, second) => toAmount(second.newPrice) - toAmount(first.newPrice),
  rating: (first, second) => (second.rating ?? 0) - (first.rating ?? 0),
  discount: (first, second) => (second.discount ?? 0) - (first.discount ?? 0),
};
