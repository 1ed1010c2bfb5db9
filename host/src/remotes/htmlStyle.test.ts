/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { leaveHtmlStyle } from './htmlStyle';

// takeover.spec.ts replaces the style sheet of the HTML.
it('the style sheet of the HTML stays if one of the host’s style sheets fails', async () => {
  const files = { scripts: [], main: '', styles: ['a.css', 'b.css'] };
  document.head.innerHTML =
    '<link rel="stylesheet" href="/page.css"><link rel="stylesheet" data-href="a.css">';
  document.body.innerHTML = `<script type="application/json" id="boot-files">${JSON.stringify(files)}</script>`;
  const left = leaveHtmlStyle();
  for (const [path, type] of [
    ['/a.css', 'load'],
    ['/b.css', 'error'],
  ] as const) {
    document.querySelector(`link[href="${path}"]`)?.dispatchEvent(new Event(type));
  }
  await left;
  expect(document.querySelector('[href="/page.css"]')).not.toBeNull();
});
