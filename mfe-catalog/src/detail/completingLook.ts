import type { PlacedProduct } from '../catalogue/catalogue';
import { traitsOf } from '../catalogue/traits';
import type { ColourName, Product } from '../catalogue/types';

/** The highest number of products. */
const MAX_SHOWN = 4;

/** Colours that go with every colour. */
const NEUTRALS: ReadonlySet<ColourName> = new Set(['black', 'grey', 'white', 'beige', 'brown']);

/** The highest number of products of a category. */
const MAX_PER_CATEGORY = 2;

/**
 * Products to wear with a product: of the same section and occasion, but of another layer. One of the two must have a neutral
 * colour, or both the same colour. There are none for nightwear and for products that are worn alone.
 */
export function completingLook({ product, category, section }: PlacedProduct): readonly Product[] {
  const traits = traitsOf(product.id);
  if (!traits || traits.isWornAlone) return [];
  const goesWith = ({ id }: Product): boolean => {
    const other = traitsOf(id);
    if (!other || other.isWornAlone) return false;
    const isSameOccasion = other.occasions.some(
      (occasion) => occasion !== 'lounge' && traits.occasions.includes(occasion),
    );
    const colours = [traits.colours[0], other.colours[0]];
    const isQuiet = colours.some((colour) => colour && NEUTRALS.has(colour));
    return isSameOccasion && (isQuiet || colours[0] === colours[1]);
  };
  return section.categories
    .filter(({ layer }) => layer !== category.layer)
    .flatMap((other) => other.products.filter(goesWith).slice(0, MAX_PER_CATEGORY))
    .slice(0, MAX_SHOWN);
}
