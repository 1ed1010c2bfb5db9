import type { Offer, PeopleAudience, ProductGroup, WithContext } from 'schema-dts';
import { productPath, SIZES, toAmount, type SectionId, type Size } from 'shared-state';
import { SHOP_NAME } from 'shared-ui';
import type { PlacedProduct } from '../catalogue/catalogue';
import { factsOf } from '../catalogue/facts';
import { traitsOf } from '../catalogue/traits';
import type { Product } from '../catalogue/types';
import { CONTEXT } from './structuredData';

/**
 * A product in its sizes for search engines. Only the size varies. All sizes have the same offer, returns and shipping, and
 * the rating is for the whole product.
 */
export function productData(
  origin: string,
  { product, section, category }: PlacedProduct,
  description: string,
): WithContext<ProductGroup> {
  const { id, title, rating = 0, ratingCount = 0 } = product;
  const traits = traitsOf(id);
  const [composition] = factsOf(id) ?? [];
  const url = origin + productPath(id);
  const pictures = [product.imageUrl, ...(product.images ?? [])].map((path) => origin + path);
  return {
    '@context': CONTEXT,
    '@type': 'ProductGroup',
    name: title,
    description,
    url,
    image: pictures,
    productGroupID: id,
    variesBy: [`${CONTEXT}/size`],
    brand: { '@type': 'Brand', name: SHOP_NAME },
    category: `${section.name} > ${category.name}`,
    ...(traits && { color: traits.colours.join('/') }),
    ...(composition !== undefined && { material: composition }),
    audience: AUDIENCES[section.id],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount },
    hasVariant: SIZES.map((size) => ({
      '@type': 'Product',
      sku: `${id}-${size}`,
      name: `${title}, size ${size}`,
      size,
      image: pictures.slice(0, 1),
      offers: offerOf(product, url, size),
    })),
  };
}

/** The audience of each section. */
const AUDIENCES: Readonly<Record<SectionId, PeopleAudience>> = {
  men: { '@type': 'PeopleAudience', suggestedGender: 'male', suggestedMinAge: 13 },
  women: { '@type': 'PeopleAudience', suggestedGender: 'female', suggestedMinAge: 13 },
  kids: {
    '@type': 'PeopleAudience',
    suggestedGender: 'unisex',
    suggestedMinAge: 3,
    suggestedMaxAge: 10,
  },
};

/** The countries of the checkout. `UK` is GB in ISO 3166. */
const COUNTRIES = ['US', 'CA', 'GB', 'IN', 'AU'];

/** The offer of a size. The first offer contains returns and shipping, and the others refer to them. */
function offerOf({ newPrice }: Product, url: string, size: Size): Offer {
  const [returns, shipping] = [`${url}#returns`, `${url}#shipping`];
  const isFirst = size === SIZES[0];
  return {
    '@type': 'Offer',
    price: toAmount(newPrice).toFixed(2),
    priceCurrency: 'USD',
    availability: `${CONTEXT}/InStock`,
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
