/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { MemoryStorage } from 'shared-state/testing';
import { hydrate, type HydratedPage } from 'stand-in/hydration';
import { testRemotes } from '../remotes/testing/testRemotes';
import { NotFound } from './NotFound';
import { hostRoutes } from './hostRoutes';

const { wrapper: WithRemotes } = testRemotes({ prefetch: jest.fn() }, { kind: 'idle' });

let hydrated: HydratedPage;

afterEach(() => hydrated.unmount());

it.each(hostRoutes)('$path, written as HTML, is hydrated without a mismatch', (route) => {
  const page = () => (
    <WithRemotes>
      <route.page />
    </WithRemotes>
  );
  hydrated = hydrate(act, { ...route, page }, { pathname: route.path }, new MemoryStorage());
  expect(hydrated.problems).toEqual([]);
});

it('the 404 page is hydrated at another address, and then shows the helpful link', () => {
  const route = { page: NotFound, path: '*' };
  hydrated = hydrate(act, route, { pathname: '/about/us' }, new MemoryStorage(), '/404');
  expect(hydrated.problems).toEqual([]);
  expect(hydrated.root).toHaveTextContent('About us');
});
