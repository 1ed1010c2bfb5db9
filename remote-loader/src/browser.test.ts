import { expect, it, jest } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import {
  createRemoteLoader,
  overridesOfTab,
  type RemoteEvent,
  type RemoteLoader,
} from './index.ts';

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

it('loads the overrides of a tab that are stored or requested; its address then has no requests', async () => {
  const history = { state: 'state', replaceState: jest.fn() };
  const overridesAt = (href: string, storage: () => object) => {
    Object.assign(globalThis, { location: { href }, history });
    return overridesOfTab(storage as () => Storage, 'key');
  };
  const storing = (text: string | null) => () => ({ getItem: () => text });
  const forbidden = (): never => {
    throw new DOMException('Storage is forbidden here.');
  };
  const here = 'https://shop.example/cart';
  for (const storage of [storing(null), forbidden]) expect(overridesAt(here, storage)).toBeNull();
  expect(history.replaceState).not.toHaveBeenCalled();
  expect(await overridesAt(here, storing('{}'))).toHaveProperty('amend');
  expect(await overridesAt(`${here}?remote.x=`, storing(null))).toHaveProperty('amend');
  expect(history.replaceState.mock.calls).toEqual([['state', '', here]]);
});
