/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { MemoryStorage } from 'shared-state/testing';
import { hydrate } from 'stand-in/hydration';
import { pages, SHIRT } from '../testing/pages';

describe.each(pages)('$pathname, written as HTML,', (page) => {
  it.each([
    ['an empty cart', []],
    ['a full cart, and shows it', [{ ...SHIRT, quantity: 2 }]],
  ])('is hydrated with %s', (_what, cart) => {
    const { root, problems, unmount } = hydrate(act, page, page, new MemoryStorage({ cart }));
    const text = root.textContent;
    unmount();
    expect(problems).toEqual([]);
    if (cart.length > 0) expect(text).toContain(SHIRT.title);
  });
});
