/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Route, useParams } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { ShopRoutes } from './ShopRoutes';

describe('ShopRoutes', () => {
  it.each(['/cart%0A', '/foo%0Abar', '/%0D', '/%e2%80%a8', '/a/b%E2%80%A9c/d', '/raw\nbreak'])(
    'shows the page for unknown addresses at %j',
    (address) => {
      show(address);
      expect(screen.getByText('nothing here')).toBeInTheDocument();
    },
  );

  it('passes other addresses on unchanged', () => {
    show('/cart');
    expect(screen.getByText('the cart')).toBeInTheDocument();
  });

  it('treats an id with a line break as another id', () => {
    show('/product/men%0Ashirt');
    expect(screen.getByText('product "men shirt"')).toBeInTheDocument();
  });
});

function show(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ShopRoutes>
        <Route path="/cart" element="the cart" />
        <Route path="/product/:id" element={<Product />} />
        <Route path="*" element="nothing here" />
      </ShopRoutes>
    </MemoryRouter>,
  );
}

function Product(): ReactNode {
  return `product "${useParams().id}"`;
}
