/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

const LOADED = {
  type: 'loaded',
  remote: 'mfe_catalog',
  release: '7 1.0.0 abc',
  page: 'mfe_catalog/Landing',
  duration: 120,
  time: 300,
};

const listening: (() => void)[] = [];

let sent: { address: string; body: { visit: string; events: object[] } }[];

beforeEach(() => {
  sent = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, text: string) => {
      sent.push({ address, body: JSON.parse(text) as { visit: string; events: object[] } });
      return true;
    },
  });
  performance.getEntriesByType = () => [];
  // Each test has its own document.
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
      add(type, listener);
      listening.push(() => target.removeEventListener(type, listener));
    });
  }
});

afterEach(() => {
  for (const leave of listening.splice(0)) leave();
});

it('sends the collected events to the pointer’s address when the page is hidden, each once', async () => {
  performance.getEntriesByType = () => [
    { name: 'weft:remote mfe_catalog/Landing', detail: LOADED } as unknown as PerformanceEntry,
    { name: 'other', detail: {} } as unknown as PerformanceEntry,
  ];
  await start({ reportTo: 'https://reports.example/remotes' });
  dispatch({ ...LOADED, type: 'shown' });
  dispatch({
    type: 'threw',
    remote: 'mfe_catalog',
    release: null,
    reason: 'x'.repeat(9_000),
    stack: 'at b',
    time: 1,
  });
  expect(sent).toEqual([]);
  hide();
  expect(sent).toEqual([
    {
      address: 'https://reports.example/remotes',
      body: {
        visit: expect.stringMatching(/^[0-9a-f-]{36}$/),
        events: [
          {
            type: 'loaded',
            remote: 'mfe_catalog',
            release: '7 1.0.0 abc',
            page: 'mfe_catalog/Landing',
            duration: 120,
          },
          {
            type: 'threw',
            remote: 'mfe_catalog',
            release: null,
            reason: 'x'.repeat(2_000),
            stack: 'at b',
          },
        ],
      },
    },
  ]);
  hide();
  expect(sent).toHaveLength(1);
});

it.each([
  ['names no address', {}],
  ['names a sample without this visit', { reportTo: 'https://reports.example', reportSample: 0 }],
])('sends nothing if the pointer %s', async (_case, settings) => {
  await start(settings);
  dispatch(LOADED);
  hide();
  expect(sent).toEqual([]);
});

it('sends nothing without a pointer', async () => {
  await start(null);
  dispatch(LOADED);
  hide();
  expect(sent).toEqual([]);
});

async function start(settings: object | null): Promise<void> {
  const answer =
    settings === null
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ json: () => Promise.resolve({ settings }) });
  globalThis.fetch = jest.fn(() => answer) as unknown as typeof fetch;
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    configurable: true,
    value: () => '11111111-2222-3333-4444-555555555555',
  });
  await jest.isolateModulesAsync(async () => {
    await import('./reportRemotes');
  });
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

function dispatch(detail: object): void {
  window.dispatchEvent(new CustomEvent('weft:remote', { detail }));
}

function hide(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}
