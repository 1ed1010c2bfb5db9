import { expect, it, jest } from '@jest/globals';

it('the kill switch also leaves a page that has registered it again, and answers whether all visits are forgotten', async () => {
  const unregister = jest.fn(() => Promise.resolve(true));
  const deleted: string[] = [];
  const worker = Object.assign(new EventTarget(), { registration: { unregister } });
  Object.assign(globalThis, {
    self: worker,
    caches: {
      keys: () => Promise.resolve(['weft-pages', 'weft-pictures']),
      delete: (name: string) => Promise.resolve(deleted.push(name)),
    },
    indexedDB: { deleteDatabase: (name: string) => deleted.push(name) },
  });
  await import('./off');
  const page = { postMessage: jest.fn() };
  let work: unknown;
  const waitUntil = (promise: unknown): unknown => (work = promise);
  worker.dispatchEvent(Object.assign(new Event('message'), { ports: [page], waitUntil }));
  await work;
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(deleted).toEqual(['weft-pages', 'weft-pictures', 'workbox-expiration']);
  expect(page.postMessage.mock.calls).toEqual([[true]]);
});
