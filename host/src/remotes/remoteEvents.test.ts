import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { RemoteEvent } from 'remote-loader';
import { dispatchRemoteEvent } from './remoteEvents';

const BASE = {
  remote: 'mfe_catalog',
  release: '7 1.0.0 abc',
  page: 'mfe_catalog/Landing',
} as const;
const LOADED: RemoteEvent = { ...BASE, type: 'loaded', duration: 20, time: 100 };

let heard: RemoteEvent[];

beforeEach(() => {
  heard = [];
  const target = new EventTarget();
  target.addEventListener('weft:remote', (event) => {
    heard.push((event as CustomEvent<RemoteEvent>).detail);
  });
  Object.assign(globalThis, { window: target });
});

afterEach(() => {
  performance.clearMeasures();
  Reflect.deleteProperty(globalThis, 'window');
});

it('listeners on the window get every event', () => {
  const shown: RemoteEvent = { ...BASE, type: 'shown', time: 120 };
  dispatchRemoteEvent(LOADED);
  dispatchRemoteEvent(shown);
  expect(heard).toEqual([LOADED, shown]);
});

it('a late listener finds loaded pages on the performance timeline', () => {
  dispatchRemoteEvent(LOADED);
  dispatchRemoteEvent({ ...BASE, type: 'shown', time: 120 });
  expect(performance.getEntriesByType('measure')).toMatchObject([
    { name: 'weft:remote mfe_catalog/Landing', startTime: 80, duration: 20, detail: LOADED },
  ]);
});
