/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { inShop } from 'stand-in/in-shop';
import { shopRoutes, type RemoteRoute } from '../routes';
import { PageSkeleton } from './PageSkeleton';
import { SHOP_NAME } from 'shared-ui/shop-name';

it.each(shopRoutes)(
  'the skeleton of $path has a title, one heading, and its address as the canonical one',
  (route) => {
    show(route, '/product/men-shirt-1');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(/\S/);
    expect(heading.closest('span')).toBeNull();
    expect(document.title).toBe(`${heading.textContent} | ${SHOP_NAME}`);
    const canonical = document.querySelector('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', '/product/men-shirt-1');
  },
);

it('takes the heading from the path for a route that comes with a remote', () => {
  show({ path: '/summer-sale/:id', shape: 'detail' }, '/summer-sale/7');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Summer sale');
});

function show(route: Pick<RemoteRoute, 'path' | 'shape' | 'title'>, address: string): void {
  render(inShop(<PageSkeleton route={route} />, address));
}
