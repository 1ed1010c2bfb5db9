import { describe, expect, it } from '@jest/globals';
import { helpfulLink } from './helpfulLink';

describe('helpfulLink', () => {
  it.each([
    ['/contact', '/#contact-us'],
    ['/blog', '/#news-blog'],
    ['/about', '/#about'],
    ['/collections', '/#collection'],
    ['/collections/seasonal', '/#collection'],
    ['/services/delivery', '/#contact-us'],
    ['/help', '/account'],
  ])('leads from %s to %s', (pathname, to) => {
    expect(helpfulLink(pathname)?.to).toBe(to);
  });

  it.each(['/nowhere', '/aboutness', '/', '/constructor'])('has nothing for %s', (pathname) => {
    expect(helpfulLink(pathname)).toBeNull();
  });
});
