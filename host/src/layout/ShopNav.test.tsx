/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { RemotesContext } from '../remotes/RemotesContext';
import type { Remotes } from '../remotes/createRemotes';
import { sections } from './sections.data';
import { ShopNav } from './ShopNav';

const last = sections.at(-1) ?? { id: '', name: '' };

describe('the shop navigation', () => {
  it.each([
    [`/product/${last.id}`, last.name, 'page'],
    [`/product/${last.id}-top-2`, last.name, 'true'],
  ])('at %s, marks the section %s', (path, name, mark) => {
    show(path);
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', mark);
    expect(marked()).toHaveLength(1);
  });

  it('marks nothing elsewhere', () => {
    show('/product/404');
    expect(marked()).toHaveLength(0);
  });
});

function marked(): readonly HTMLElement[] {
  return screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
}

function show(path: string): void {
  render(
    <RemotesContext value={{ loader: {} } as unknown as Remotes}>
      <MemoryRouter initialEntries={[path]}>
        <ShopNav />
      </MemoryRouter>
    </RemotesContext>,
  );
}
