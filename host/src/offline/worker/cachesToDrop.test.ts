import { describe, expect, it } from '@jest/globals';
import { cachesToDrop } from './cachesToDrop';

const OLD = { name: 'release 1', urls: ['/1/entry.js', '/1/cart.js', '/same.js'] };
const LIVE = { name: 'release 2', urls: ['/2/entry.js', '/2/cart.js', '/same.js'] };
const live = new Set(['release 2']);

describe('cachesToDrop', () => {
  it('deletes a release that the pointer does not name and no page uses', () => {
    expect(cachesToDrop([OLD, LIVE], live, new Set(['/2/entry.js']))).toEqual(['release 1']);
  });

  it('keeps a release that an open page uses', () => {
    expect(cachesToDrop([OLD, LIVE], live, new Set(['/1/entry.js']))).toEqual([]);
  });

  it('deletes a release if the live release has all of its used files too', () => {
    expect(cachesToDrop([OLD, LIVE], live, new Set(['/same.js']))).toEqual(['release 1']);
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
});
