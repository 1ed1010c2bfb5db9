/** @jest-environment jsdom */
import '../testing/fixture';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { inShop } from 'stand-in/in-shop';
import { rememberViewed } from '../recent/recentlyViewed';
import { goesWith } from './goesWith';
import { Suggestions } from './Suggestions';

it.each([
  // In turn for each of them, and none of them.
  ['men-shirt-1,women-saree-3', 'men-jeans-1,women-kurti-1,men-jeans-2,women-kurti-2'],
  ['women-saree-3,women-kurti-1', 'women-kurti-2'],
  // At last of another category, for the same occasion.
  ['men-shirt-1', 'men-jeans-1,men-jeans-2,men-hoodie-2,men-kurta-1'],
  // The frock for the same occasion is for girls.
  ['kids-boy-tshirt-1', ''],
  ['', ''],
  ['nothing,__proto__', ''],
])('with %p goes %p', (owned, suggested) => {
  const ids = goesWith(owned.split(',')).map(({ id }) => id);
  expect(ids.join()).toBe(suggested);
});

describe('Suggestions', () => {
  it('shows four products that go with the chosen ones, under the given heading', () => {
    show(['men-shirt-1']);
    expect(screen.getByRole('region', { name: 'Goes well with it' })).toBeInTheDocument();
    expect(shownPaths()).toHaveLength(4);
  });

  it('shows at most four recently viewed products if none is chosen, and nothing in a new visit', () => {
    expect(show([]).container).toBeEmptyDOMElement();
    for (const id of ['men-shirt-1', 'gone', 'men-jeans-1', 'women-saree-3', 'men-kurta-1'])
      rememberViewed(id);
    show([]);
    expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeInTheDocument();
    expect(shownPaths()).toEqual([
      '/product/men-kurta-1',
      '/product/women-saree-3',
      '/product/men-jeans-1',
      '/product/men-shirt-1',
    ]);
  });
});

function show(owned: readonly string[]): ReturnType<typeof render> {
  return render(inShop(<Suggestions owned={owned} title="Goes well with it" />));
}

function shownPaths(): readonly (string | null)[] {
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}
