import type { PlacedProduct } from '../catalogue/catalogue';
import { traitsOf } from '../catalogue/traits';
import type { ColourName, Product } from '../catalogue/types';

/** The highest number of products. */
const MAX_SHOWN = 4;

/** Colours that go with every colour. */
const NEUTRALS: ReadonlySet<ColourName> = new Set(['black', 'grey', 'white', 'beige', 'brown']);

/** The highest number of products of a category. */
const MAX_PER_CATEGORY = 2;

/** Products that are worn alone, by the start of their ids. */
const WORN_ALONE =
  /^(?:women-(?:saree|ethnic|kurti)|men-(?:suit|sherwani|kurtaset)|kids-(?:uniform|sherwani|anarkali))-/;

/** The layers of clothes by category: over other clothes, or below the waist. All other categories are tops. */
const LAYERS: ReadonlyMap<string, 'bottom' | 'outer'> = new Map([
  ['jeans', 'bottom'],
  ['jackets', 'outer'],
  ['blazers', 'outer'],
  ['winterwear', 'outer'],
]);

/**
 * Products to wear with a product: of the same section and occasion, but of another layer. One of the two must have a neutral
 * colour, or both the same colour. There are none for nightwear and for products that are worn alone.
 */
export function completingLook({ product, category, section }: PlacedProduct): readonly Product[] {
  const traits = traitsOf(product.id);
  if (!traits || WORN_ALONE.test(product.id)) return [];
  const goesWith = ({ id }: Product): boolean => {
    const other = traitsOf(id);
    if (!other || WORN_ALONE.test(id)) return false;
    const isSameOccasion = other.occasions.some(
      (occasion) => occasion !== 'lounge' && traits.occasions.includes(occasion),
    );
    const colours = [traits.colours[0], other.colours[0]];
    const isQuiet = colours.some((colour) => NEUTRALS.has(colour));
    return isSameOccasion && (isQuiet || colours[0] === colours[1]);
  };
  return section.categories
    .filter(({ id }) => LAYERS.get(id) !== LAYERS.get(category.id))
    .flatMap((other) => other.products.filter(goesWith).slice(0, MAX_PER_CATEGORY))
    .slice(0, MAX_SHOWN);
}
