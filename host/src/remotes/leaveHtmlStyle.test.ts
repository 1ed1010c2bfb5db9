/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { leaveHtmlStyle } from './leaveHtmlStyle';

beforeEach(() => {
  const files = { scripts: [], main: '', styles: ['a.css', 'b.css'] };
  document.head.innerHTML = `<link rel="stylesheet" href="/page.css">
    <link rel="stylesheet" data-href="a.css"><link rel="stylesheet" data-href="b.css">`;
  document.body.innerHTML = `<script type="application/json" id="boot-files">${JSON.stringify(files)}</script>`;
});

it('replaces the HTML’s style sheet with the host’s style sheets once they are loaded', async () => {
  const left = leaveHtmlStyle();
  expect(sheets()).toEqual(['/a.css', '/b.css', '/page.css', 'a.css', 'b.css']);
  for (const path of ['/a.css', '/b.css']) answer(path, 'load');
  await left;
  expect(sheets()).toEqual(['/a.css', '/b.css']);
});

it('keeps the HTML’s style sheet if one of the host’s fails', async () => {
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
