/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { MemoryStorage } from 'shared-state/testing';
import { hydrate } from 'stand-in/hydration';
import { NotFound } from './NotFound';

// everyRoute.spec.ts hydrates all pages of the host.
it('the 404 page is hydrated at another address, and then shows the helpful link', () => {
  const route = { page: NotFound, path: '*' };
  const hydrated = hydrate(act, route, { pathname: '/about/us' }, new MemoryStorage(), '/404');
  expect(hydrated.problems).toEqual([]);
  expect(hydrated.root).toHaveTextContent('About us');
  hydrated.unmount();
});
