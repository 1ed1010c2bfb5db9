/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { MemoryStorage } from 'shared-state/testing';
import { hydrate, type HydratedPage } from 'stand-in/hydration';
import { pages, SHIRT } from '../testing/pages';

let hydrated: HydratedPage;

afterEach(() => hydrated.unmount());

describe.each(pages)('$pathname, written as HTML,', (page) => {
  it('is hydrated with an empty cart', () => {
    hydrated = hydrate(act, page, page, new MemoryStorage());
    expect(hydrated.problems).toEqual([]);
  });

  it('is hydrated with a full cart, and shows it', () => {
    const cart = JSON.stringify([{ ...SHIRT, quantity: 2 }]);
    hydrated = hydrate(act, page, page, new MemoryStorage({ cart }));
    expect(hydrated.problems).toEqual([]);
    expect(hydrated.root).toHaveTextContent(SHIRT.title);
  });
});
