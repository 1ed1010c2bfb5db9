/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { MemoryStorage } from 'shared-state/testing';
import { hydrate, type HydratedPage } from 'stand-in/hydration';
import { pages } from '../testing/pages';

const USER = { id: 'u', email: 'a@b.c', name: 'asha', avatar: null };

let hydrated: HydratedPage;

afterEach(() => hydrated.unmount());

describe.each(pages)('$pathname with %#, written as HTML,', (page) => {
  it.each([
    ['a guest', {}],
    ['a signed-in shopper', { user: JSON.stringify(USER) }],
  ])('is hydrated for %s', (_who, stored) => {
    hydrated = hydrate(act, page, page, new MemoryStorage(stored));
    expect(hydrated.problems).toEqual([]);
  });
});
