import { findProduct, type PlacedProduct } from '../catalogue/catalogue';
import { traitsOf } from '../catalogue/traits';
import type { Product } from '../catalogue/types';
import { completingLook } from '../detail/completingLook';

/** How many are suggested. */
const MOST = 4;

/**
 * Products that go with others: what completes their looks, then what is of the same section and other categories, for the
 * same occasions. They take turns, so that each of the given ones has something; none of the given ones is among them. Unknown ids are ignored.
 */
export function goesWith(ids: readonly string[]): readonly Product[] {
  const owned = new Set(ids);
  const lists = ids.flatMap((id) => {
    const placed = findProduct(id);
    if (!placed) return [];
    const products = [...completingLook(placed), ...matchesOf(placed)];
    return [products.filter((other) => !owned.has(other.id) && isForSameChild(id, other.id))];
  });
  return [...new Set(takeTurns(lists))].slice(0, MOST);
}

/** The products of the other categories that share an occasion: first the best of each category, then the second … */
function matchesOf({ product, category, section }: PlacedProduct): readonly Product[] {
  const occasions = new Set(traitsOf(product.id)?.occasions);
  const shared = ({ id }: Product): number =>
    (traitsOf(id)?.occasions ?? []).filter((occasion) => occasions.has(occasion)).length;
  const others = section.categories.filter((other) => other !== category);
  return takeTurns(
    others.map(({ products }) =>
      products
        .filter((other) => shared(other) > 0)
        .sort((one, other) => shared(other) - shared(one)),
    ),
  );
}

/** The first of each list, then the second of each … */
function takeTurns(lists: readonly (readonly Product[])[]): readonly Product[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
}

/** Some ids of the kids' section say for whom the product is: `kids-girl-frock-1`. */
function isForSameChild(id: string, other: string): boolean {
  const child = /^kids-(boy|girl)-/;
  const [one, another] = [child.exec(id)?.[1], child.exec(other)?.[1]];
  return one === undefined || another === undefined || one === another;
}
