import { pricesOf, productPath, SIZES } from 'shared-state';
import { picturesOf, placedProducts, type PlacedProduct } from './catalogue/catalogue';
import { detailsOf } from './catalogue/details';
import { traitsOf } from './catalogue/traits';
import { department } from './shop/department';

/** Every product of the shop, for the product feed of the build of the pages. Paths are root-relative; prices are in dollars. */
export function feed(): readonly ReturnType<typeof feedProduct>[] {
  return placedProducts.map(feedProduct);
}

function feedProduct({ product, category, section }: PlacedProduct) {
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
