import { pricesOf, productPath, SIZES } from 'shared-state';
import { picturesOf, placedProducts, type PlacedProduct } from './catalogue/catalogue';
import { detailsOf } from './catalogue/details';
import { traitsOf } from './catalogue/traits';
import { department } from './shop/department';

/** A product for the feed of search engines and shopping sites. Paths are root-relative; prices are in dollars. */
export interface FeedProduct {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The first picture is the main picture. */
  readonly images: readonly string[];
  readonly price: number;
  /** Undefined if it is not higher. */
  readonly oldPrice?: number | undefined;
  readonly category: readonly string[];
  readonly colours: readonly string[];
  readonly material: string;
  /** Empty for a product without sizes. */
  readonly sizes: readonly string[];
  readonly gender: 'male' | 'female' | 'unisex';
  readonly ageGroup: 'adult' | 'kids';
  readonly isInStock: boolean;
}

/** Every product of the shop, for the build of the pages. */
export function feed(): readonly FeedProduct[] {
  return placedProducts.map(feedProduct);
}

function feedProduct({ product, category, section }: PlacedProduct): FeedProduct {
  const { id, title } = product;
  const { colours = [], fabric = '', gender } = traitsOf(id) ?? {};
  const { description, stock } = detailsOf(id);
  const { amount: price, oldAmount: oldPrice } = pricesOf(product);
  return {
    id,
    title,
    description,
    path: productPath(id),
    images: picturesOf(product),
    price,
    oldPrice,
    category: [department, section.name, category.name],
    colours,
    material: fabric,
    sizes: product.hasSizes === false ? [] : SIZES,
    gender: gender ?? GENDERS[section.audience],
    ageGroup: section.audience === 'children' ? 'kids' : 'adult',
    isInStock: stock.left !== 0,
  };
}

const GENDERS = { men: 'male', women: 'female', children: 'unisex' } as const;
