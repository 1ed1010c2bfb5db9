/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { RemotesProvider } from '../remotes/RemotesContext';
import type { Remotes } from '../remotes/createRemotes';
import { ShopNav } from './ShopNav';

describe('the shop navigation', () => {
  it.each([
    ['/product/women', 'Women', 'page'],
    ['/product', 'Men', 'page'],
    ['/product/kids-boy-tshirt-2', 'Kids', 'true'],
  ])('at %s, marks the section %s', (path, name, mark) => {
    show(path);
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', mark);
    expect(marked()).toHaveLength(1);
  });

  it.each(['/', '/cart', '/product/404'])('marks nothing at %s', (path) => {
    show(path);
    expect(marked()).toHaveLength(0);
  });
});

function marked(): readonly HTMLElement[] {
  return screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
}

function show(path: string): void {
  render(
    <RemotesProvider value={{ loader: {} } as unknown as Remotes}>
      <MemoryRouter initialEntries={[path]}>
        <ShopNav />
      </MemoryRouter>
    </RemotesProvider>,
  );
}
