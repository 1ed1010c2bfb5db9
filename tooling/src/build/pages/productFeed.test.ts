/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { productFeed } from './productFeed';

const GOOGLE = 'http://base.google.com/ns/1.0';
const PRODUCT = {
  id: 'men-shirt-1',
  title: 'Cut & <sewn> Shirt',
  description: 'Say "hello" > nothing.',
  path: '/product/men-shirt-1',
  images: ['/media/products/men-shirt-1.webp', '/media/products/men-shirt-1-2.webp'],
  price: 1299,
  oldPrice: 1899.5,
  category: ['Clothing', 'Men', 'Shirts & T-Shirts'],
  colours: ['blue', 'white', 'red', 'green'],
  material: 'cotton',
  sizes: ['S', 'M'],
  gender: 'male',
  ageGroup: 'adult',
};

it('has an item for each size, with unchanged texts', () => {
  const feed = parse([PRODUCT]);
  expect(feed.querySelector('channel > title')?.textContent).toBe('Loom');
  const items = [...feed.querySelectorAll('item')];
  expect(items.map((item) => valueOf(item, 'id'))).toEqual(['men-shirt-1-S', 'men-shirt-1-M']);
  const [item] = items;
  expect(item?.querySelector('title')?.textContent).toBe(PRODUCT.title);
  expect(item?.querySelector('description')?.textContent).toBe(PRODUCT.description);
  expect(item?.querySelector('link')?.textContent).toBe('https://shop.example/product/men-shirt-1');
  expect(valueOf(item, 'item_group_id')).toBe('men-shirt-1');
  expect(valueOf(item, 'price')).toBe('1899.50 USD');
  expect(valueOf(item, 'sale_price')).toBe('1299.00 USD');
  expect(valueOf(item, 'availability')).toBe('in_stock');
  expect(valueOf(item, 'color')).toBe('blue/white/red');
  expect(valueOf(item, 'image_link')).toBe('https://shop.example/media/products/men-shirt-1.webp');
  expect(valueOf(item, 'additional_image_link')).toMatch(/men-shirt-1-2\.webp$/);
});

it('has one item for a product without sizes', () => {
  const [item, ...others] = parse([{ ...PRODUCT, sizes: [] }]).querySelectorAll('item');
  expect(others).toEqual([]);
  expect(valueOf(item, 'id')).toBe('men-shirt-1');
  for (const name of ['item_group_id', 'size']) expect(valueOf(item, name)).toBeUndefined();
});

it('has no sale price for a product without a higher old price', () => {
  const [item] = parse([{ ...PRODUCT, oldPrice: undefined }]).querySelectorAll('item');
  expect(valueOf(item, 'price')).toBe('1299.00 USD');
  expect(valueOf(item, 'sale_price')).toBeUndefined();
});

function parse(products: readonly object[]): Document {
  const xml = productFeed('https://shop.example', 'Loom', products as (typeof PRODUCT)[]);
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  return feed;
}

function valueOf(item: Element | undefined, name: string): string | undefined {
  return item?.getElementsByTagNameNS(GOOGLE, name)[0]?.textContent ?? undefined;
}
