import { expect, test } from '@jest/globals';
import { firstPicture } from './floor';
import { tableOf } from './table';

const HIGH = '<img src="/b.avif" fetchPriority="high" class="x" alt="">';

test('the floor has the picture that is requested first, without its classes', () => {
  const html = `<img src="/a.svg"><img loading="lazy" src="/c.avif">${HIGH}`;
  expect(firstPicture(html)).toBe('<img src="/b.avif" fetchpriority="high" alt="">');
  expect(firstPicture(`<picture class="p"><source srcset="/d.avif">${HIGH}</picture>`)).toBe(
    '<picture><source srcset="/d.avif"><img src="/b.avif" fetchpriority="high" alt=""></picture>',
  );
  expect(firstPicture('<p>no picture</p>')).toBeUndefined();
});

test('the table has the ratio of a page to its floor', () => {
  const scores = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 };
  const floor = { fcp: 900, lcp: 1_000, tbt: 0, cls: 0, ...scores };
  const table = tableOf([{ address: '/', page: { ...floor, lcp: 1_250, cls: 0.0042 }, floor }]);
  expect(table).toContain('| / | 0.90 s | 1.25 s | 0 ms | 0.004 | 99 | 100 | 100 | 100 | 1.25 |');
  const alone = tableOf([{ address: '/login', page: floor, floor: undefined }]);
  expect(alone).toContain('| /login | 0.90 s | 1.00 s | 0 ms | 0.000 | 99 | 100 | 100 | 100 | - |');
  expect(alone).not.toContain('its floor');
});
