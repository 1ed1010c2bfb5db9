/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Route, useParams } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { inShop } from 'stand-in/in-shop';
import { ShopRoutes } from './ShopRoutes';

it.each([
  ['/cart', 'the cart'],
  ['/cart%0A', 'nothing here'],
  ['/%0D', 'nothing here'],
  ['/%e2%80%a8', 'nothing here'],
  ['/a/b%E2%80%A9c/d', 'nothing here'],
  ['/raw\nbreak', 'nothing here'],
  ['/product/men%0Ashirt', 'product "men shirt"'],
])('a line break is a space for matching: %j shows %s', (address, text) => {
  const routes = (
    <ShopRoutes>
      <Route path="/cart" element="the cart" />
      <Route path="/product/:id" element={<Product />} />
      <Route path="*" element="nothing here" />
    </ShopRoutes>
  );
  render(inShop(routes, address));
  expect(screen.getByText(text)).toBeInTheDocument();
});

function Product(): ReactNode {
  return `product "${useParams().id}"`;
}
