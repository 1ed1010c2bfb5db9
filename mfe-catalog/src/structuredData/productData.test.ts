import '../testing/fixture';
import { describe, expect, it } from '@jest/globals';
import { findProduct, productsOf } from '../catalogue/catalogue';
import { detailsOf } from '../catalogue/details';
import { sections } from '../catalogue/sections';
import { coats } from '../testing/coats';
import { productData } from './productData';
import { itemListData } from './structuredData';

const ORIGIN = 'https://shop.example';
const RETURNS_AND_SHIPPING = {
  hasMerchantReturnPolicy: { merchantReturnDays: 30 },
  shippingDetails: { shippingRate: { value: 0 } },
};
const products = sections.flatMap(productsOf);

it('lists only as many products of a listing as its HTML shows, and counts all of them', () => {
  const list = itemListData(ORIGIN, 'All', coats(61));
  expect(list).toHaveProperty('itemListElement.length', 60);
  expect(list).toHaveProperty('numberOfItems', 61);
});

describe('a product’s structured data', () => {
  it('has the fields of merchant listings: an offer, returns and shipping for each size, colour and material', () => {
    for (const { id } of products.filter(({ hasSizes }) => hasSizes !== false)) {
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
          offers: { price: expect.stringMatching(/^\d+\.\d\d$/), ...RETURNS_AND_SHIPPING },
        })),
      });
    }
  });

  it('has one offer for a product without sizes, with returns and shipping, and says what is out of stock', () => {
    const sku = 'kids-uniform-1';
    expect(dataOf(sku)).not.toHaveProperty('hasVariant');
    expect(dataOf(sku)).toMatchObject({ '@type': 'Product', sku, offers: RETURNS_AND_SHIPPING });
    Object.assign(detailsOf('men-kurta-3').stock, { left: 0 });
    expect(JSON.stringify(dataOf('men-kurta-3'))).toContain('https://schema.org/OutOfStock');
  });
});

function dataOf(id: string): ReturnType<typeof productData> {
  const placed = findProduct(id);
  if (!placed) throw new Error(`There is no product ${id}.`);
  return productData(ORIGIN, placed);
}
