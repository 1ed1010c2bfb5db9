/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { shopRoutes, type RemoteRoute } from '../routes';
import { PageSkeleton } from './PageSkeleton';
import { SHOP_NAME } from 'shared-ui/shop-name';

Object.assign(window, { scrollTo: jest.fn() });

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

it.each(shopRoutes)('the skeleton of $path has a title and one heading', (route) => {
  show(route, '/product/men-shirt-1');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/\S/);
  expect(document.title).toBe(`${heading.textContent} | ${SHOP_NAME}`);
});

it('has the address as its canonical address, not the pattern of its route', () => {
  show({ path: '/product/:id', shape: 'detail', title: 'Product' }, '/product/men-shirt-1');
  const canonical = document.querySelector('link[rel=canonical]');
  expect(canonical).toHaveAttribute('href', '/product/men-shirt-1');
});

it('takes the heading from the path for a route that comes with a remote', () => {
  show({ path: '/summer-sale/:id', shape: 'detail' }, '/summer-sale/7');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Summer sale');
});

function show(route: Pick<RemoteRoute, 'path' | 'shape' | 'title'>, address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageSkeleton route={route} />
    </MemoryRouter>,
  );
}
