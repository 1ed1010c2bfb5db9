import { expect, it } from '@jest/globals';
import { helpfulLink } from './helpfulLink';

it.each([
  ['/contact', '/#contact-us'],
  ['/blog', '/#news-blog'],
  ['/about', '/#about'],
  ['/collections', '/#collection'],
  ['/collections/seasonal', '/#collection'],
  ['/services/delivery', '/#contact-us'],
  ['/help', '/account'],
  ['/nowhere', undefined],
  ['/aboutness', undefined],
])('the helpful link for %s is %s', (pathname, to) => {
  expect(helpfulLink(pathname)?.to).toBe(to);
});
