import type { Offer, PeopleAudience, Product as ProductThing, WithContext } from 'schema-dts';
import { productPath, SIZES, toAmount } from 'shared-state';
import { SHOP_NAME } from 'shared-ui';
import { picturesOf, type PlacedProduct } from '../catalogue/catalogue';
import { detailsOf } from '../catalogue/details';
import { traitsOf } from '../catalogue/traits';
import type { Audience } from '../catalogue/types';
import { CONTEXT } from './structuredData';

/**
 * A product for search engines, in its sizes if it has any. Only the size varies. All sizes have the same offer, and the rating
 * is for the whole product.
 */
export function productData(
  origin: string,
  { product, section, category }: PlacedProduct,
): WithContext<ProductThing> {
  const { id, title, rating, ratingCount } = product;
  const traits = traitsOf(id);
  const { description, composition, stock } = detailsOf(id);
  const url = origin + productPath(id);
  const pictures = picturesOf(product).map((path) => origin + path);
  const common = {
    '@context': CONTEXT,
    name: title,
    description,
    url,
    image: pictures,
    brand: { '@type': 'Brand', name: SHOP_NAME },
    category: `${section.name} > ${category.name}`,
    ...(traits && traits.colours.length > 0 && { color: traits.colours.join('/') }),
    ...(composition !== '' && { material: composition }),
    audience: AUDIENCES[section.audience],
    ...(rating !== undefined &&
      ratingCount !== undefined && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount },
      }),
  } as const satisfies Partial<WithContext<ProductThing>>;
  const offers: Offer = {
    '@type': 'Offer',
    price: toAmount(product.newPrice).toFixed(2),
    priceCurrency: 'USD',
    availability: `${CONTEXT}/${stock.left === 0 ? 'OutOfStock' : 'InStock'}`,
    itemCondition: `${CONTEXT}/NewCondition`,
    url,
    ...TERMS,
  };
  if (product.hasSizes === false) return { ...common, '@type': 'Product', sku: id, offers };
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: id,
    variesBy: [`${CONTEXT}/size`],
    hasVariant: SIZES.map((size) => ({
      '@type': 'Product',
      sku: `${id}-${size}`,
      name: `${title}, size ${size}`,
      size,
      image: pictures.slice(0, 1),
      offers,
    })),
  };
}

const AUDIENCES: Readonly<Record<Audience, PeopleAudience>> = {
  men: { '@type': 'PeopleAudience', suggestedGender: 'male', suggestedMinAge: 13 },
  women: { '@type': 'PeopleAudience', suggestedGender: 'female', suggestedMinAge: 13 },
  children: {
    '@type': 'PeopleAudience',
    suggestedGender: 'unisex',
    suggestedMinAge: 3,
    suggestedMaxAge: 10,
  },
};

/** The countries of the checkout. `UK` is GB in ISO 3166. */
const COUNTRIES = ['US', 'CA', 'GB', 'IN', 'AU'];

const TERMS: Pick<Offer, 'hasMerchantReturnPolicy' | 'shippingDetails'> = {
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRIES,
    returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: 30,
  },
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRIES },
  },
};
