import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { workerPorts } from 'tooling/e2e-ports';
import { ENGINES, type EngineName } from 'tooling/engines';
import { expect, test as shopTest, type Shop } from '../e2e/shop';
import type { BrowserWindow, Driver } from './drivers/Driver';
import { startChromium, startFirefox } from './drivers/puppeteer';
import { startWebKit } from './drivers/webkit';
import { watchPages } from './probe';
import { Shopper } from './Shopper';

/** The served shop, with the reports of its pages. */
export interface TestShop {
  readonly origin: string;
  takeProblems(): string[];
  /** Paths that were requested from the host since the last call. */
  takeRequests(): string[];
  /** Whether the servers have answered every request. */
  isIdle(): boolean;
}

interface Fixtures {
  /** Each test starts with empty storage, and fails if its pages report a problem. */
  readonly newGuest: void;
  /** Opens another window of the same browser; it is closed when the test ends. */
  readonly openWindow: () => Promise<Shopper>;
}

interface WorkerFixtures {
  readonly engine: EngineName;
  readonly driver: Driver;
  readonly site: TestShop;
  readonly shopper: Shopper;
}

/** For tests in engines, or of features, that Playwright does not support. Any problem that a page reports fails the test. */
export const test = shopTest.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const { other } = await workerPorts();
      const driver = await startDriver(engine, other);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  site: [({ shop }, use) => serveSite(shop, use), { scope: 'worker' }],
  shopper: [
    async ({ driver, site }, use) => {
      await use(new Shopper(await driver.open(), site.origin));
    },
    { scope: 'worker' },
  ],
  newGuest: [
    async ({ shopper, site, expectedProblems }, use) => {
      await forgetAll(shopper, site);
      await use();
      const unexpected = site
        .takeProblems()
        .filter((text) => !expectedProblems.some((expected) => expected.test(text)));
      expect(unexpected, 'problems on the pages').toEqual([]);
    },
    { auto: true },
  ],
  openWindow: async ({ driver, site }, use) => {
    const windows: BrowserWindow[] = [];
    await use(async () => {
      const window = await driver.open();
      windows.push(window);
      return new Shopper(window, site.origin);
    });
    for (const window of windows) await window.close();
  },
});

export { expect };

async function startDriver(engine: EngineName, port: number): Promise<Driver> {
  const programs = ENGINES[engine].find();
  if (programs === undefined) throw new Error(`${engine} is not installed.`);
  if (typeof programs !== 'string') return startWebKit(programs, port);
  return (engine === 'firefox' ? startFirefox : startChromium)(programs);
}

/** Serves the host at a second port, with a script in its pages that reports their problems. */
async function serveSite(shop: Shop, use: (site: TestShop) => Promise<void>): Promise<void> {
  const server = await shop.serveElsewhere('host');
  const port = Number(new URL(server.origin).port);
  const requests: string[] = [];
  const unanswered = new Set<ServerResponse>();
  const note = (message: unknown): void => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    if (request.socket.localPort === port) requests.push(request.url ?? '');
  };
  diagnostics.subscribe('http.server.request.start', note);
  await use({
    origin: server.origin,
    takeProblems: watchPages(server),
    takeRequests: () => requests.splice(0),
    isIdle: () => unanswered.size === 0,
  });
  diagnostics.unsubscribe('http.server.request.start', note);
  await server.close();
}

/** Clears all storage, sets the window to a desktop size and discards earlier reports. */
async function forgetAll(shopper: Shopper, site: TestShop): Promise<void> {
  await shopper.window.load(`${site.origin}/robots.txt`);
  await shopper.window.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await shopper.resize(1280, 800);
  site.takeProblems();
  site.takeRequests();
}
