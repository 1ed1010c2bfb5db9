import { toAmount } from 'shared-state';
import { productsOf } from '../catalogue/catalogue';
import type { Product, Section } from '../catalogue/types';
import type { ListingQuery, Sort } from './listingQuery';
import { fitsTraits } from './traitFilters';

/**
 * The products that a query asks for, in its order. A category that the section does not have is an empty one.
 *
 * @param found what a search has found, the best match first; null for everything in the shop's order
 */
export function selectProducts(
  section: Section,
  query: ListingQuery,
  found: readonly Product[] | null,
): readonly Product[] {
  const inCategory =
    query.category === null
      ? productsOf(section)
      : (section.categories.find(({ id }) => id === query.category)?.products ?? []);
  const shelved = new Set(inCategory);
  const candidates = found?.filter((product) => shelved.has(product)) ?? inCategory;
  const selected = candidates.filter((product) => fits(product, query));
  return query.sort === null ? selected : selected.sort(comparators[query.sort]);
}

function fits(product: Product, { price, discount, rating, traits }: ListingQuery): boolean {
  if (discount && discountOf(product) < discount.atLeast) return false;
  if (rating && ratingOf(product) < rating.atLeast) return false;
  if (!fitsTraits(product, traits)) return false;
  if (!price) return true;
  const amount = toAmount(product.newPrice);
  return amount >= price.from && amount < price.below;
}

type Order = (first: Product, second: Product) => number;

/** Sorting is stable: equals keep the shop's own order. */
const comparators: Readonly<Record<Sort, Order>> = {
  'price-asc': (first, second) => toAmount(first.newPrice) - toAmount(second.newPrice),
  'price-desc': (first, second) => toAmount(second.newPrice) - toAmount(first.newPrice),
  rating: (first, second) => ratingOf(second) - ratingOf(first),
  discount: (first, second) => discountOf(second) - discountOf(first),
};

function discountOf({ discount = 0 }: Product): number {
  return discount;
}

function ratingOf({ rating = 0 }: Product): number {
  return rating;
}
