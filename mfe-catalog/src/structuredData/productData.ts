import type { Offer, PeopleAudience, Product as ProductThing, WithContext } from 'schema-dts';
import { productPath, SIZES, toAmount, type SectionId } from 'shared-state';
import { SHOP_NAME } from 'shared-ui';
import type { PlacedProduct } from '../catalogue/catalogue';
import { factsOf } from '../catalogue/facts';
import { traitsOf } from '../catalogue/traits';
import type { Product } from '../catalogue/types';
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
  const { id, title, rating = 0, ratingCount = 0 } = product;
  const traits = traitsOf(id);
  const [composition] = factsOf(id) ?? [];
  const url = origin + productPath(id);
  const pictures = [product.imageUrl, ...(product.images ?? [])].map((path) => origin + path);
  const common = {
    '@context': CONTEXT,
    name: title,
    description,
    url,
    image: pictures,
    brand: { '@type': 'Brand', name: SHOP_NAME },
    category: `${section.name} > ${category.name}`,
    ...(traits && { color: traits.colours.join('/') }),
    ...(composition !== undefined && { material: composition }),
    audience: AUDIENCES[section.id],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount },
  } as const;
  if (product.hasSizes === false) {
    return { ...common, '@type': 'Product', sku: id, offers: offerOf(product, url, true) };
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
      offers: offerOf(product, url, place === 0),
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

/** The offer of a product or of a size. The first offer contains returns and shipping, and the others refer to them. */
function offerOf({ newPrice }: Product, url: string, isFirst: boolean): Offer {
  const [returns, shipping] = [`${url}#returns`, `${url}#shipping`];
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
