import { setTimeout as sleep } from 'node:timers/promises';
import { findEngine } from 'tooling/engines';
import { readWebKitConsole } from '../drivers/webkitConsole';
import { expect, test } from '../test';

const ROUTES = ['/', '/product/women-saree-3', '/cart', '/login'] as const;

/** The policy allows the linked web manifest, which other engines need; WebKit doesn't know the directive. */
const EXPECTED = /Unrecognized Content-Security-Policy directive 'manifest-src'/;

/** How long the console is read after the pages have started, in milliseconds. */
const AFTERWARDS = 1_500;

test('WebKit writes no message of its own to the console', async ({ engine, site }) => {
  test.skip(engine !== 'webkit', 'it tests only WebKit');
  const programs = findEngine('webkit');
  if (!programs) throw new Error('WebKit is not installed.');
  site.takeRequests();
  const areLoaded = async (): Promise<void> => {
    let started = 0;
    const starts = (): number => {
      started += site.takeRequests().filter((path) => path === '/release.json').length;
      return started;
    };
    await expect.poll(starts, { message: 'pages that have started' }).toBe(ROUTES.length);
    await sleep(AFTERWARDS);
  };
  const urls = ROUTES.map((route) => site.origin + route);
  const lines = await readWebKitConsole(programs, urls, areLoaded);
  expect(lines.filter((line) => !EXPECTED.test(line))).toEqual([]);
  expect(site.takeProblems()).toEqual([]);
});
