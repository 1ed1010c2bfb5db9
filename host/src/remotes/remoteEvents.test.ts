import { expect, it } from '@jest/globals';
import type { RemoteEvent } from 'remote-loader';
import { dispatchRemoteEvent } from './remoteEvents';

const PAGE = { remote: 'mfe_catalog', release: '7 1.0.0 abc', page: 'mfe_catalog/Landing' };

it('listeners on the window get every event, and late ones find loaded pages on the performance timeline', () => {
  const heard: RemoteEvent[] = [];
  const window = new EventTarget();
  window.addEventListener('weft:remote', (event) => {
    heard.push((event as CustomEvent<RemoteEvent>).detail);
  });
  Object.assign(globalThis, { window });
  const loaded: RemoteEvent = { ...PAGE, type: 'loaded', duration: 20, time: 100 };
  const shown: RemoteEvent = { ...PAGE, type: 'shown', time: 120 };
  for (const event of [loaded, shown]) dispatchRemoteEvent(event);
  expect(heard).toEqual([loaded, shown]);
  expect(performance.getEntriesByType('measure')).toMatchObject([
    { name: 'weft:remote mfe_catalog/Landing', startTime: 80, duration: 20, detail: loaded },
  ]);
});
