import '../testing/fixture';
import { describe, expect, it } from '@jest/globals';
import { findProduct, productsOf } from '../catalogue/catalogue';
import { detailsOf } from '../catalogue/details';
import { sections } from '../catalogue/sections';
import type { Product } from '../catalogue/types';
import { productData } from './productData';
import { itemListData } from './structuredData';

const ORIGIN = 'https://shop.example';
const RETURNS_AND_SHIPPING = {
  hasMerchantReturnPolicy: { merchantReturnDays: 30 },
  shippingDetails: { shippingRate: { value: 0 } },
};
const ids = sections.flatMap(productsOf).map(({ id }) => id);

it('lists only as many products of a listing as its HTML shows, and counts all of them', () => {
  const [product] = sections.flatMap(productsOf) as [Product];
  const products = Array.from({ length: 61 }, () => product);
  const list = itemListData(ORIGIN, 'All', products);
  expect(list).toHaveProperty('itemListElement.length', 60);
  expect(list).toHaveProperty('numberOfItems', 61);
});

describe('a product’s structured data', () => {
  it('has the fields of merchant listings: an offer, returns and shipping for each size, colour and material', () => {
    for (const id of ids) {
      expect(dataOf(id)).toMatchObject({
        '@type': 'ProductGroup',
        productGroupID: id,
        color: expect.stringMatching(/^[a-z/]+$/),
        material: expect.stringMatching(/\w/),
        audience: { '@type': 'PeopleAudience' },
        aggregateRating: { ratingValue: expect.any(Number), ratingCount: expect.any(Number) },
        hasVariant: ['S', 'M', 'L', 'XL'].map((size) => ({
          size,
          sku: `${id}-${size}`,
          offers: {
            price: expect.stringMatching(/^\d+\.\d\d$/),
            ...RETURNS_AND_SHIPPING,
          },
        })),
      });
    }
  });

  it('has one offer for a product without sizes, with returns and shipping', () => {
    const data = dataOf('men-shirt-1', { hasSizes: false });
    expect(data).not.toHaveProperty('hasVariant');
    expect(data).toMatchObject({
      '@type': 'Product',
      sku: 'men-shirt-1',
      offers: RETURNS_AND_SHIPPING,
    });
  });
});

function dataOf(id: string, fields?: Pick<Product, 'hasSizes'>): ReturnType<typeof productData> {
  const placed = findProduct(id);
  if (!placed) throw new Error(`There is no product ${id}.`);
  const product = { ...placed.product, ...fields };
  return productData(ORIGIN, { ...placed, product }, detailsOf(id).description);
}
