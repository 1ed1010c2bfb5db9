import { expect, it, jest } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import { createRemoteLoader, loadOverrides, type RemoteEvent, type RemoteLoader } from './index.ts';

const events: RemoteEvent[] = [];

function create(): RemoteLoader {
  return createRemoteLoader({
    pointer: '/release.json',
    prefix: 'shop.',
    isPage: (exported): exported is unknown => Boolean(exported),
    onEvent: (event) => void events.push(event),
    tabStorage: () => sessionStorage,
    visitorStorage: () => localStorage,
  });
}

it('needs a federation runtime on the page', () => {
  expect(create).toThrow('The page has no federation runtime.');
});

it('uses the browser’s own parts by default', async () => {
  init({ name: 'host', remotes: [] });
  const asked = jest.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(globalThis, { fetch: asked });
  const loader = create();
  loader.visit('mfe_catalog/Landing');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(loader.stateOf('mfe_catalog/Landing').kind).toBe('failed');
  expect(asked).toHaveBeenCalledWith('/release.json', expect.objectContaining({}));
  expect(events.map(({ type }) => type)).toEqual(['started', 'failed']);
});

it('loads the overrides of a tab from a separate file', async () => {
  expect(Object.keys(await loadOverrides())).toContain('createOverrides');
});
