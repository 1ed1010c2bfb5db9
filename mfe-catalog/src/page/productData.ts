import type { Offer, PeopleAudience, ProductGroup, WithContext } from 'schema-dts';
import { productPath, SIZES, toAmount, type SectionId, type Size } from 'shared-state';
import { SHOP_NAME } from 'shared-ui';
import type { PlacedProduct } from '../catalogue/catalogue';
import { factsOf } from '../catalogue/facts';
import { traitsOf } from '../catalogue/traits';
import type { Product } from '../catalogue/types';
import { CONTEXT } from './structuredData';

/**
 * A product in its sizes for search engines: what varies is the size; the offer, with its returns and its shipping, is the
 * same for all, and the rating is that of the whole.
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

/** Whom a section dresses. */
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

/** The countries that the checkout delivers to; `UK` is GB in ISO 3166. */
const COUNTRIES = ['US', 'CA', 'GB', 'IN', 'AU'];

/** The offer of a size. Returns and shipping are written out with the first one and named by it in the others. */
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
