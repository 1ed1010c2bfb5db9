/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { isInHtmlStyle, leaveHtmlStyle } from './htmlStyle';

beforeEach(() => {
  const files = { scripts: [], main: '', styles: ['a.css', 'b.css'] };
  document.head.innerHTML = `<link rel="stylesheet" href="/page.css">
    <link rel="stylesheet" data-href="a.css"><link rel="stylesheet" data-href="cart.css" data-release="sha384-m">`;
  document.body.innerHTML = `<script type="application/json" id="boot-files">${JSON.stringify(files)}</script>`;
});

it('the style sheet of the HTML includes files of its own release only', () => {
  expect(isInHtmlStyle({ path: 'cart.css', release: 'sha384-m' })).toBe(true);
  expect(isInHtmlStyle({ path: 'cart.css', release: 'sha384-other' })).toBe(false);
  expect(isInHtmlStyle({ path: 'a.css', release: '' })).toBe(false);
  expect(isInHtmlStyle({ path: 'checkout.css', release: 'sha384-m' })).toBe(false);
});

it('the style sheet of the HTML is replaced with the host’s style sheets once they are loaded', async () => {
  const left = leaveHtmlStyle();
  expect(sheets()).toEqual(['/a.css', '/b.css', '/page.css', 'a.css', 'cart.css']);
  for (const path of ['/a.css', '/b.css']) answer(path, 'load');
  await left;
  expect(sheets()).toEqual(['/a.css', '/b.css']);
});

it('the style sheet of the HTML stays if one of the host’s style sheets fails', async () => {
  const left = leaveHtmlStyle();
  answer('/a.css', 'load');
  answer('/b.css', 'error');
  await left;
  expect(sheets()).toContain('/page.css');
});

function sheets(): (string | null | undefined)[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link')];
  return links.map((link) => link.getAttribute('href') ?? link.dataset.href);
}

function answer(path: string, type: 'load' | 'error'): void {
  document.querySelector(`link[href="${path}"]`)?.dispatchEvent(new Event(type));
}
