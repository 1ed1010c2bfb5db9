/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { inShop } from 'stand-in/in-shop';
import { testRemotes } from '../remotes/testing/testRemotes';
import { sections } from './sections.data';
import { ShopNav } from './ShopNav';

const { id, name } = sections.at(-1) ?? { id: '', name: '' };

it.each([
  [`/product/${id}`, [[name, 'page']]],
  [`/product/${id}-top-2`, [[name, 'true']]],
  ['/product/404', []],
])('at %s, the shop navigation marks %j', (path, marks) => {
  render(inShop(<ShopNav />, path), { wrapper: testRemotes({}).wrapper });
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(
    marks,
  );
});
