// Runs without the browser's globals, like the build that writes the pages.
import { expect, it } from '@jest/globals';
import { htmlOf, ORIGIN } from 'stand-in/hydration';
import { pages } from '../testing/pages';

it.each(pages)('$pathname has one heading on Node, and is noindex', (page) => {
  const html = htmlOf(page, page.pathname);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${page.pathname}"/>`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});
