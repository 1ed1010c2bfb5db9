/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { isInHtmlStyle } from './htmlStyle';

afterEach(() => document.head.replaceChildren());

it('the style sheet of the HTML includes files of its own release only', () => {
  const held = document.createElement('link');
  held.dataset.href = 'assets/cart.css';
  held.dataset.release = 'sha384-m';
  document.head.append(held);
  const path = 'assets/cart.css';
  expect(isInHtmlStyle({ path, release: 'sha384-m' })).toBe(true);
  expect(isInHtmlStyle({ path, release: 'sha384-other' })).toBe(false);
  expect(isInHtmlStyle({ path, release: '' })).toBe(false);
  expect(isInHtmlStyle({ path: 'assets/checkout.css', release: 'sha384-m' })).toBe(false);
});
