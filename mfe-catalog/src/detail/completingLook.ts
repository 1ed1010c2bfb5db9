import type { PlacedProduct } from '../catalogue/catalogue';
import { traitsOf } from '../catalogue/traits';
import type { ColourName, Product } from '../catalogue/types';

/** How many are shown at most. */
const SHOWN = 4;

/** Colours that go with every other one. */
const NEUTRALS: ReadonlySet<ColourName> = new Set(['black', 'grey', 'white', 'beige', 'brown']);

/** How many of one category are shown at most. */
const OF_ONE = 2;

/** What is worn alone, by the beginning of its id. */
const WHOLE =
  /^(?:women-(?:saree|ethnic|kurti)|men-(?:suit|sherwani|kurtaset)|kids-(?:uniform|sherwani|anarkali))-/;

/** Where clothes are worn, by their categories' ids; what is over the others or below the waist. All else is a top. */
const LAYERS: ReadonlyMap<string, 'bottom' | 'outer'> = new Map([
  ['jeans', 'bottom'],
  ['jackets', 'outer'],
  ['blazers', 'outer'],
  ['winterwear', 'outer'],
]);

/**
 * What can be worn with a product: of its section and for the same occasion, but not in its own place; one of the two in a
 * quiet colour, or both in the same. Nothing for nightwear and for what is worn alone.
 */
export function completingLook({ product, category, section }: PlacedProduct): readonly Product[] {
  const traits = traitsOf(product.id);
  if (!traits || WHOLE.test(product.id)) return [];
  const goesWith = ({ id }: Product): boolean => {
    const other = traitsOf(id);
    if (!other || WHOLE.test(id)) return false;
    const isSameOccasion = other.occasions.some(
      (occasion) => occasion !== 'lounge' && traits.occasions.includes(occasion),
    );
    const colours = [traits.colours[0], other.colours[0]];
    const isQuiet = colours.some((colour) => NEUTRALS.has(colour));
    return isSameOccasion && (isQuiet || colours[0] === colours[1]);
  };
  return section.categories
    .filter(({ id }) => LAYERS.get(id) !== LAYERS.get(category.id))
    .flatMap((other) => other.products.filter(goesWith).slice(0, OF_ONE))
    .slice(0, SHOWN);
}
