import { productsOf } from '../catalogue/catalogue';
import type { Section } from '../catalogue/types';
import { CATEGORY } from './categoryParameter';
import { readTraitChoices, TRAIT_FILTERS, type TraitChoices } from './traitFilters';

/** Price bands in whole units of currency, without the upper end. */
const PRICE_BANDS = [
  { value: 'under-1000', label: 'Under $1,000', from: 0, below: 1000 },
  { value: '1000-2000', label: '$1,000 to $2,000', from: 1000, below: 2000 },
  { value: '2000-5000', label: '$2,000 to $5,000', from: 2000, below: 5000 },
  { value: 'from-5000', label: '$5,000 and over', from: 5000, below: Number.POSITIVE_INFINITY },
] as const;

/** Minimum discounts, in whole percent. */
const DISCOUNTS = [
  { value: '20', label: '20% off or more', atLeast: 20 },
  { value: '25', label: '25% off or more', atLeast: 25 },
  { value: '30', label: '30% off or more', atLeast: 30 },
] as const;

const RATINGS = [
  { value: '4.2', label: '4.2 stars and up', atLeast: 4.2 },
  { value: '4.5', label: '4.5 stars and up', atLeast: 4.5 },
  { value: '4.7', label: '4.7 stars and up', atLeast: 4.7 },
] as const;

/** The sort orders, other than the shop's order, with a short label for narrow windows. */
export const SORTS = [
  { value: 'price-asc', label: 'Price: low to high', short: 'Price ↑' },
  { value: 'price-desc', label: 'Price: high to low', short: 'Price ↓' },
  { value: 'rating', label: 'Rating', short: 'Rating' },
  { value: 'discount', label: 'Discount', short: 'Discount' },
] as const;

export type Sort = (typeof SORTS)[number]['value'];

/** The filters by query parameter, with the labels of their fields. */
export const FILTERS = [
  { name: 'price', label: 'Price', any: 'Any price', options: PRICE_BANDS },
  { name: 'discount', label: 'Discount', any: 'Any discount', options: DISCOUNTS },
  { name: 'rating', label: 'Rating', any: 'Any rating', options: RATINGS },
] as const;

/** The parsed query of a listing. */
export interface ListingQuery {
  /** The id of a category of the section; null for all categories. */
  readonly category: string | null;
  readonly sort: Sort | null;
  readonly price: (typeof PRICE_BANDS)[number] | null;
  readonly discount: (typeof DISCOUNTS)[number] | null;
  readonly rating: (typeof RATINGS)[number] | null;
  readonly traits: TraitChoices;
}

export interface ActiveFilter {
  /** Its query parameter. */
  readonly name: string;
  readonly label: string;
  /** The parameter's value without this filter; null to remove the parameter. */
  readonly rest: string | null;
}

/** Reads the query of a section's listing (docs/product/listing.md#filters). Values that no control offers are ignored. */
export function readListingQuery(query: URLSearchParams, section: Section): ListingQuery {
  return {
    category: section.categories.find(({ id }) => id === query.get(CATEGORY))?.id ?? null,
    sort: known(SORTS, query.get('sort'))?.value ?? null,
    price: known(PRICE_BANDS, query.get('price')),
    discount: known(DISCOUNTS, query.get('discount')),
    rating: known(RATINGS, query.get('rating')),
    traits: readTraitChoices(query, productsOf(section)),
  };
}

export const FILTER_NAMES = [...FILTERS, ...TRAIT_FILTERS].map(({ name }) => name);

/** The active filters of a query, in the order of their fields. Each value of a parameter is a filter. */
export function activeFilters(query: ListingQuery): readonly ActiveFilter[] {
  const single = FILTERS.flatMap(({ name }) => {
    const choice = query[name];
    return choice ? [{ name, label: choice.label, rest: null }] : [];
  });
  const several = TRAIT_FILTERS.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => query.traits[name].includes(value))
      .map(({ value, label }) => ({ name, label, rest: withoutValue(query.traits[name], value) })),
  );
  return [...single, ...several];
}

/** A comma-separated parameter without one of its values; null if none is left. */
export function withoutValue(values: readonly string[], value: string): string | null {
  return values.filter((other) => other !== value).join() || null;
}

function known<T extends { readonly value: string }>(
  options: readonly T[],
  value: string | null,
): T | null {
  return options.find((option) => option.value === value) ?? null;
}
