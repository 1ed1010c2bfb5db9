/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { cachesToDrop } from './cachesToDrop';

const OLD = { name: 'release 1', urls: ['/1/entry.js', '/1/cart.js', '/same.js'] };
const LIVE = { name: 'release 2', urls: ['/2/entry.js', '/2/cart.js', '/same.js'] };
const live = new Set(['release 2']);

describe('cachesToDrop', () => {
  it('drops a release that the pointer does not name and no page runs', () => {
    expect(cachesToDrop([OLD, LIVE], live, new Set(['/2/entry.js']))).toEqual(['release 1']);
  });

  it('keeps a release that an open page runs', () => {
    expect(cachesToDrop([OLD, LIVE], live, new Set(['/1/entry.js']))).toEqual([]);
  });

  it('drops a release of which a page runs only what the live one has too', () => {
    expect(cachesToDrop([OLD, LIVE], live, new Set(['/same.js']))).toEqual(['release 1']);
  });

  it('keeps the live and the previous release whether somebody runs them or not', () => {
    const both = new Set(['release 1', 'release 2']);
    expect(cachesToDrop([OLD, LIVE], both, new Set())).toEqual([]);
  });

  it('keeps everything while an open page does not say what it runs', () => {
    expect(cachesToDrop([OLD, LIVE], live, null)).toEqual([]);
  });

  it('drops a release that was never whole', () => {
    expect(cachesToDrop([{ name: 'release 0', urls: [] }], live, new Set())).toEqual(['release 0']);
  });
});
