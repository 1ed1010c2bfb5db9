import { expect, it } from '@jest/globals';
import { productPath, productPicture } from './addresses';

it.each([
  ['men-shirt-1', '/product/men-shirt-1'],
  ['साड़ी', `/product/${encodeURIComponent('साड़ी')}`],
])('the page of the product %j is at %j', (id, path) => {
  expect(productPath(id)).toBe(path);
});

it('the picture of a product has its id as its name', () => {
  expect(productPicture('men-shirt-1')).toBe('/media/products/men-shirt-1.webp');
});
