/** @jest-environment jsdom */
import '../testing/fixture';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { rememberViewed } from '../recent/recentlyViewed';
import { inShop } from '../testing/inShop';
import { goesWith } from './goesWith';
import { Suggestions } from './Suggestions';

beforeEach(() => window.sessionStorage.clear());

describe('goesWith', () => {
  it('has suggestions for each product, without the products themselves', () => {
    const owned = ['men-shirt-1', 'women-saree-3'];
    const ids = goesWith(owned).map(({ id }) => id);
    expect(new Set(ids.map((id) => id.replace(/-.*/, '')))).toEqual(new Set(['men', 'women']));
    for (const id of owned) expect(ids).not.toContain(id);
  });

  it('suggests no girls’ products for boys’ products', () => {
    for (const { id } of goesWith(['kids-boy-tshirt-1'])) expect(id).not.toMatch(/^kids-girl-/);
  });

  it.each([[[]], [['']], [['nothing', '__proto__']]])('suggests nothing for %j', (ids) => {
    expect(goesWith(ids)).toEqual([]);
  });
});

describe('Suggestions', () => {
  it('shows four products of the section and other categories, under the given heading', () => {
    show(['men-shirt-1']);
    expect(screen.getByRole('region', { name: 'Goes well with it' })).toBeInTheDocument();
    expect(shownPaths()).toHaveLength(4);
    for (const path of shownPaths()) expect(path).toMatch(/^\/product\/men-(?!shirt)/);
  });

  it('shows at most four recently viewed products if none is chosen', () => {
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

  it('shows nothing in a new visit', () => {
    expect(show([]).container).toBeEmptyDOMElement();
  });
});

function show(owned: readonly string[]): ReturnType<typeof render> {
  return render(inShop(<Suggestions owned={owned} title="Goes well with it" />));
}

function shownPaths(): readonly (string | null)[] {
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}
