import { expect, it } from '@jest/globals';
import { firstSection } from './layout/sectionAt';
import { pageForPath, shopRoutes } from './routes';

it('the route table guards the wishlist and the checkout, and nothing else', () => {
  const guarded = shopRoutes.filter((route) => route.isGuarded).map((route) => route.path);
  expect(guarded).toEqual(['/wishlist', '/checkout']);
});

it.each([
  ['/', 'mfe_catalog/Landing'],
  ['/product', 'mfe_catalog/Listing'],
  [`/product/${firstSection}`, 'mfe_catalog/Listing'],
  [`/product/${firstSection}/`, 'mfe_catalog/Listing'],
  [`/product/${firstSection}-shirt-1`, 'mfe_catalog/ProductDetail'],
  ['/checkout', 'mfe_cart_checkout/Checkout'],
  ['/terms', undefined],
  ['/product/a/b', 'mfe_catalog/ProductDetail'],
])("the remote's page at %s is %s", (path, page) => {
  expect(pageForPath(path)).toBe(page);
});
