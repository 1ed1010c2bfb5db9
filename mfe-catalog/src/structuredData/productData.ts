import type { Offer, PeopleAudience, Product as ProductThing, WithContext } from 'schema-dts';
import { productPath, SIZES, toAmount } from 'shared-state';
import { SHOP_NAME } from 'shared-ui';
import { picturesOf, type PlacedProduct } from '../catalogue/catalogue';
import { detailsOf } from '../catalogue/details';
import { traitsOf } from '../catalogue/traits';
import type { Audience, Product } from '../catalogue/types';
import { CONTEXT } from './structuredData';

/**
 * A product for search engines, in its sizes if it has any. Only the size varies. All sizes have the same offer, returns and
 * shipping, and the rating is for the whole product.
 */
export function productData(
  origin: string,
  { product, section, category }: PlacedProduct,
  description: string,
): WithContext<ProductThing> {
  const { id, title, rating, ratingCount } = product;
  const traits = traitsOf(id);
  const { composition, stock } = detailsOf(id);
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
  const offer = (isFirst: boolean): Offer => offerOf(product, url, isFirst, stock.left !== 0);
  if (product.hasSizes === false) {
    return { ...common, '@type': 'Product', sku: id, offers: offer(true) };
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: id,
    variesBy: [`${CONTEXT}/size`],
    hasVariant: SIZES.map((size, place) => ({
      '@type': 'Product',
      sku: `${id}-${size}`,
      name: `${title}, size ${size}`,
      size,
      image: pictures.slice(0, 1),
      offers: offer(place === 0),
    })),
  };
}

/** The audiences for search engines. */
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

/** The offer of a product or of a size. The first offer contains returns and shipping, and the others refer to them. */
function offerOf({ newPrice }: Product, url: string, isFirst: boolean, isInStock: boolean): Offer {
  const [returns, shipping] = [`${url}#returns`, `${url}#shipping`];
  return {
    '@type': 'Offer',
    price: toAmount(newPrice).toFixed(2),
    priceCurrency: 'USD',
    availability: `${CONTEXT}/${isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${CONTEXT}/NewCondition`,
    url,
    hasMerchantReturnPolicy: isFirst
      ? {
          '@type': 'MerchantReturnPolicy',
          '@id': returns,
          applicableCountry: COUNTRIES,
          returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
          merchantReturnDays: 30,
        }
      : { '@id': returns },
    shippingDetails: isFirst
      ? {
          '@type': 'OfferShippingDetails',
          '@id': shipping,
          shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'USD' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRIES },
        }
      : { '@id': shipping },
  };
}
