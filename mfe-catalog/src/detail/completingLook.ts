import type { PlacedProduct } from '../catalogue/catalogue';
import { traitsOf } from '../catalogue/traits';
import type { Product, ProductTraits } from '../catalogue/types';
import { garments } from '../sizes/garments.data';

const MAX_SHOWN = 4;

const NEUTRALS: ProductTraits['colours'] = ['black', 'grey', 'white', 'beige', 'brown'];

const MAX_PER_CATEGORY = 2;

const DRESSY: ProductTraits['occasions'] = ['party', 'festive', 'wedding'];

const WARM: readonly ProductTraits['fabric'][] = ['wool', 'velvet', 'quilted', 'brocade'];
const LIGHT: readonly ProductTraits['fabric'][] = ['linen', 'viscose', 'chiffon', 'silk', 'satin'];

interface Piece extends ProductTraits {
  readonly layer: PlacedProduct['category']['layer'];
  /** Kurtas and frocks, which are longer than a top. */
  readonly isLong: boolean;
}

type Pair = readonly [Piece, Piece];

/**
 * Products to wear with a product: of the same section, for the same occasion and season, but of another layer. There are none
 * for nightwear and for products that are worn alone.
 */
export function completingLook({ product, category, section }: PlacedProduct): readonly Product[] {
  const pieceOf = ({ id }: Product, { layer }: typeof category): Piece | null => {
    const traits = traitsOf(id);
    if (!traits || traits.isWornAlone) return null;
    return { ...traits, layer, isLong: garments[id] === 'dress' };
  };
  const piece = pieceOf(product, category);
  if (!piece) return [];
  return section.categories
    .filter(({ layer }) => layer !== category.layer)
    .flatMap((place) =>
      place.products
        .filter((product) => {
          const other = pieceOf(product, place);
          return other && goTogether([piece, other]);
        })
        .slice(0, MAX_PER_CATEGORY),
    )
    .slice(0, MAX_SHOWN);
}

function goTogether(pair: Pair): boolean {
  return haveSameOccasion(pair) && haveSameSeason(pair) && canBeLayered(pair) && haveColours(pair);
}

function haveSameOccasion([first, second]: Pair): boolean {
  const occasions = occasionsOf(second);
  return occasionsOf(first).some((occasion) => occasions.includes(occasion));
}

/** What is mainly for dressing up gets no everyday clothes, even if it can be worn every day. */
function occasionsOf({ occasions }: Piece): ProductTraits['occasions'] {
  const [first = 'lounge'] = occasions;
  const excluded = DRESSY.includes(first) ? 'everyday' : 'lounge';
  return occasions.filter((occasion) => occasion !== 'lounge' && occasion !== excluded);
}

/** Nothing warm with a light fabric, a kurta or a frock. */
function haveSameSeason(pair: Pair): boolean {
  const isLight = pair.some(({ fabric, isLong }) => isLong || LIGHT.includes(fabric));
  return !isLight || !pair.some(isWarm);
}

function isWarm({ fabric }: Piece): boolean {
  return WARM.includes(fabric);
}

/** Nothing is worn over a kurta or a warm top, and no trousers with a frock. */
function canBeLayered(pair: Pair): boolean {
  const has = (layer: Piece['layer']): boolean => pair.some((piece) => piece.layer === layer);
  const top = pair.find(({ layer }) => layer === undefined);
  if (!top) return true;
  const isFrock = top.isLong && top.gender === 'female';
  if (has('bottom')) return !isFrock;
  return isFrock || !(top.isLong || isWarm(top));
}

/** One colour is neutral, or both are the same. */
function haveColours([{ colours: first }, { colours: second }]: Pair): boolean {
  const colours = [first[0], second[0]];
  return colours.some((colour) => colour && NEUTRALS.includes(colour)) || first[0] === second[0];
}
