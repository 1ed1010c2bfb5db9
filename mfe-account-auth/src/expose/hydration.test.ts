/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { MemoryStorage } from 'shared-state/testing';
import { hydrate } from 'stand-in/hydration';
import { pages } from '../testing/pages';
import { SIGNED_IN } from '../testing/renderPage';

describe.each(pages)('$pathname with %#, written as HTML,', (page) => {
  it.each([
    ['a guest', {}],
    ['a signed-in shopper', SIGNED_IN],
  ])('is hydrated for %s', (_who, stored) => {
    const { problems, unmount } = hydrate(act, page, page, new MemoryStorage(stored));
    unmount();
    expect(problems).toEqual([]);
  });
});
