import { expect, it } from '@jest/globals';
import type { RemoteEvent } from 'remote-loader';
import { dispatchRemoteEvent } from './remoteEvents';

const BASE = {
  remote: 'mfe_catalog',
  release: '7 1.0.0 abc',
  page: 'mfe_catalog/Landing',
} as const;
const LOADED: RemoteEvent = { ...BASE, type: 'loaded', duration: 20, time: 100 };

it('listeners on the window get every event, and late ones find loaded pages on the performance timeline', () => {
  const heard: RemoteEvent[] = [];
  const window = new EventTarget();
  window.addEventListener('weft:remote', (event) => {
    heard.push((event as CustomEvent<RemoteEvent>).detail);
  });
  Object.assign(globalThis, { window });
  const shown: RemoteEvent = { ...BASE, type: 'shown', time: 120 };
  dispatchRemoteEvent(LOADED);
  dispatchRemoteEvent(shown);
  expect(heard).toEqual([LOADED, shown]);
  expect(performance.getEntriesByType('measure')).toMatchObject([
    { name: 'weft:remote mfe_catalog/Landing', startTime: 80, duration: 20, detail: LOADED },
  ]);
});
