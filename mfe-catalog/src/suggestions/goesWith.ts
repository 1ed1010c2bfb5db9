import { findProduct, type PlacedProduct } from '../catalogue/catalogue';
import { traitsOf } from '../catalogue/traits';
import type { Product } from '../catalogue/types';
import { completingLook } from '../detail/completingLook';

const MAX_SUGGESTIONS = 4;

/**
 * Products that go with the given products: first products that complete their looks, then products of other categories of
 * the section for the same occasions. The given products take turns, so that each has a suggestion. The result has none of
 * the given products. Unknown ids are ignored.
 */
export function goesWith(ids: readonly string[]): readonly Product[] {
  const owned = new Set(ids);
  const lists = ids.flatMap((id) => {
    const placed = findProduct(id);
    if (!placed) return [];
    const products = [...completingLook(placed), ...matchesOf(placed)];
    return [products.filter((other) => !owned.has(other.id) && isForSameGender(id, other.id))];
  });
  return [...new Set(takeTurns(lists))].slice(0, MAX_SUGGESTIONS);
}

/** Products of other categories that share an occasion: the best of each category, then the second of each, and so on. */
function matchesOf({ product, category, section }: PlacedProduct): readonly Product[] {
  const occasions = new Set(traitsOf(product.id)?.occasions);
  const shared = ({ id }: Product): number =>
    (traitsOf(id)?.occasions ?? []).filter((occasion) => occasions.has(occasion)).length;
  const others = section.categories.filter((other) => other !== category);
  return takeTurns(
    others.map(({ products }) =>
      products.filter((other) => shared(other) > 0).sort((a, b) => shared(b) - shared(a)),
    ),
  );
}

/** The first item of each list, then the second of each, and so on. */
function takeTurns(lists: readonly (readonly Product[])[]): readonly Product[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
}

function isForSameGender(id: string, other: string): boolean {
  const genders = [traitsOf(id)?.gender, traitsOf(other)?.gender];
  return !(genders.includes('male') && genders.includes('female'));
}
