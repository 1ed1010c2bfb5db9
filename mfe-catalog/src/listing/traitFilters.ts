import { traitsOf } from '../catalogue/traits';
import type { ColourName, FabricName, OccasionName, Product } from '../catalogue/types';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

const COLOURS: readonly Option<ColourName>[] = [
  { value: 'black', label: 'Black' },
  { value: 'grey', label: 'Grey' },
  { value: 'white', label: 'White' },
  { value: 'beige', label: 'Beige' },
  { value: 'brown', label: 'Brown' },
  { value: 'yellow', label: 'Yellow' },
  { value: 'orange', label: 'Orange' },
  { value: 'red', label: 'Red' },
  { value: 'pink', label: 'Pink' },
  { value: 'purple', label: 'Purple' },
  { value: 'blue', label: 'Blue' },
  { value: 'green', label: 'Green' },
];

const FABRICS: readonly Option<FabricName>[] = [
  { value: 'cotton', label: 'Cotton' },
  { value: 'linen', label: 'Linen' },
  { value: 'silk', label: 'Silk' },
  { value: 'satin', label: 'Satin' },
  { value: 'velvet', label: 'Velvet' },
  { value: 'brocade', label: 'Brocade' },
  { value: 'chiffon', label: 'Chiffon' },
  { value: 'viscose', label: 'Viscose' },
  { value: 'denim', label: 'Denim' },
  { value: 'wool', label: 'Wool' },
  { value: 'quilted', label: 'Quilted' },
];

const OCCASIONS: readonly Option<OccasionName>[] = [
  { value: 'everyday', label: 'Everyday' },
  { value: 'work', label: 'Work' },
  { value: 'party', label: 'Party' },
  { value: 'festive', label: 'Festive' },
  { value: 'wedding', label: 'Wedding' },
  { value: 'school', label: 'School' },
  { value: 'lounge', label: 'Lounge and sleep' },
];

/** The filters with several values, by query parameter. */
export const TRAIT_FILTERS = [
  { name: 'colour', label: 'Colour', options: COLOURS },
  { name: 'fabric', label: 'Fabric', options: FABRICS },
  { name: 'occasion', label: 'Occasion', options: OCCASIONS },
] as const;

/** The query parameter of a filter with several values. */
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
    return valuesOf(filter).filter((value) => written.has(value) && offered.has(value));
  };
  return { colour: read('colour'), fabric: read('fabric'), occasion: read('occasion') };
}

/** Whether a product has one of the chosen values of each filter. */
export function fitsTraits(product: Product, choices: TraitChoices): boolean {
  return TRAIT_FILTERS.every(({ name }) => {
    const chosen = choices[name];
    return (
      chosen.length === 0 || traitValues(product, name).some((value) => chosen.includes(value))
    );
  });
}

/** The number of products for each value of a filter, without values that have no products. */
export function countTraits(
  products: readonly Product[],
  filter: TraitFilter,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of products.flatMap((product) => traitValues(product, filter))) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function valuesOf(filter: TraitFilter): readonly string[] {
  return (TRAIT_FILTERS.find(({ name }) => name === filter)?.options ?? []).map(
    ({ value }) => value,
  );
}

function traitValues({ id }: Product, filter: TraitFilter): readonly string[] {
  const traits = traitsOf(id);
  if (!traits) return [];
  if (filter === 'fabric') return traits.fabric ? [traits.fabric] : [];
  return filter === 'colour' ? traits.colours : traits.occasions;
}
