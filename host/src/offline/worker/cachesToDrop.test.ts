import { expect, it } from '@jest/globals';
import { cachesToDrop } from './cachesToDrop';

const OLD = { name: 'release 1', urls: ['/1/entry.js', '/1/cart.js', '/same.js'] };
const LIVE = { name: 'release 2', urls: ['/2/entry.js', '/2/cart.js', '/same.js'] };
const INCOMPLETE = { name: 'release 0', urls: [] };

const used = (url: string): ReadonlySet<string> => new Set([url]);

it.each([
  ['deletes an unused and an incomplete release', used('/2/entry.js'), ['release 1', 'release 0']],
  ['keeps a release that an open page uses', used('/1/entry.js'), ['release 0']],
  ['deletes one whose used files the live one has', used('/same.js'), ['release 1', 'release 0']],
  ['keeps everything while an open page does not answer', null, []],
])('%s', (_, urls, dropped) => {
  expect(cachesToDrop([OLD, LIVE, INCOMPLETE], new Set(['release 2']), urls)).toEqual(dropped);
});

it('keeps the live and the previous release, used or not', () => {
  const both = new Set(['release 1', 'release 2']);
  expect(cachesToDrop([OLD, LIVE], both, new Set())).toEqual([]);
});
