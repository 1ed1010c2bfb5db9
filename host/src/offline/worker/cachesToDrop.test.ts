import { expect, it } from '@jest/globals';
import { cachesToDrop } from './cachesToDrop';

const OLD = { name: 'release 1', urls: ['/1/entry.js', '/1/cart.js', '/same.js'] };
const LIVE = { name: 'release 2', urls: ['/2/entry.js', '/2/cart.js', '/same.js'] };
const live = new Set(['release 2']);

it.each([
  ['deletes a release that neither the pointer nor a page uses', '/2/entry.js', ['release 1']],
  ['keeps a release that an open page uses', '/1/entry.js', []],
  ['deletes a release whose used files the live one has too', '/same.js', ['release 1']],
])('%s', (_, used, dropped) => {
  expect(cachesToDrop([OLD, LIVE], live, new Set([used]))).toEqual(dropped);
});

it('keeps the live and the previous release, used or not', () => {
  const both = new Set(['release 1', 'release 2']);
  expect(cachesToDrop([OLD, LIVE], both, new Set())).toEqual([]);
});

it('keeps everything while an open page does not answer', () => {
  expect(cachesToDrop([OLD, LIVE], live, null)).toEqual([]);
});

it('deletes an incomplete release', () => {
  expect(cachesToDrop([{ name: 'release 0', urls: [] }], live, new Set())).toEqual(['release 0']);
});
