import { traitsOf } from '../catalogue/traits';
import type { Product } from '../catalogue/types';
import { traitValues } from './traitValues.data';

/** The filters with several values, by query parameter. */
export const TRAIT_FILTERS = [
  { name: 'colour', label: 'Colour', options: traitValues.colour.map(optionOf) },
  { name: 'fabric', label: 'Fabric', options: traitValues.fabric.map(optionOf) },
  { name: 'occasion', label: 'Occasion', options: traitValues.occasion.map(optionOf) },
] as const;

export type TraitFilter = (typeof TRAIT_FILTERS)[number]['name'];

/** The chosen values of each filter; an empty list does not filter. */
export type TraitChoices = Readonly<Record<TraitFilter, readonly string[]>>;

/**
 * Reads the choices of a query, `colour=red,blue`, in the order of the options.
 *
 * @param products all products of the section; values that none of them has are ignored
 */
export function readTraitChoices(
  query: URLSearchParams,
  products: readonly Product[],
): TraitChoices {
  const read = (filter: TraitFilter): readonly string[] => {
    const written = new Set(query.get(filter)?.split(','));
    if (written.size === 0) return [];
    const offered = countTraits(products, filter);
    return traitValues[filter].filter((value) => written.has(value) && offered.has(value));
  };
  return { colour: read('colour'), fabric: read('fabric'), occasion: read('occasion') };
}

/** Whether a product has one of the chosen values of each filter. */
export function fitsTraits(product: Product, choices: TraitChoices): boolean {
  return TRAIT_FILTERS.every(({ name }) => {
    const chosen = choices[name];
    return chosen.length === 0 || valuesOf(product, name).some((value) => chosen.includes(value));
  });
}

/** The number of products for each value of a filter, without values that have no products. */
export function countTraits(
  products: readonly Product[],
  filter: TraitFilter,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of products.flatMap((product) => valuesOf(product, filter))) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function optionOf(value: string): { readonly value: string; readonly label: string } {
  return { value, label: traitLabel(value) };
}

/** A colour, fabric or occasion as it is shown. */
export function traitLabel(value: string): string {
  const name = value === 'lounge' ? 'lounge and sleep' : value;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function valuesOf({ id }: Product, filter: TraitFilter): readonly string[] {
  const { colours = [], fabric, occasions = [] } = traitsOf(id) ?? {};
  if (filter === 'fabric') return fabric ? [fabric] : [];
  return filter === 'colour' ? colours : occasions;
}
