import puppeteer from 'puppeteer-core';
import { browserArguments } from 'tooling/browser';
import { workerPorts } from 'tooling/e2e-ports';
import { ENGINES, type EngineName } from 'tooling/engines';
import { fontFolders } from 'tooling/environment';
import { expect, test as shopTest } from '../e2e/shop';
import { Shopper } from './Shopper';
import { serveSite, type TestShop } from './site';
import { startWebKit, type BrowserWindow, type TestBrowser } from './webkit';

interface Fixtures {
  /** Opens a window; it is closed when the test ends. */
  readonly openWindow: () => Promise<Shopper>;
  /** A window with the size of a desktop's. Its test starts with empty storage, and fails if a page reports a problem. */
  readonly shopper: Shopper;
}

interface WorkerFixtures {
  readonly engine: EngineName;
  readonly driver: TestBrowser;
  readonly site: TestShop;
}

/** For tests in engines, or of features, that Playwright does not support. Any problem that a page reports fails the test. */
export const test = shopTest.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const { other } = await workerPorts();
      const driver = await startBrowser(engine, other);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  site: [({ shop }, use) => serveSite(shop, use), { scope: 'worker' }],
  openWindow: async ({ driver, site }, use) => {
    const windows: BrowserWindow[] = [];
    await use(async () => {
      const window = await driver.newPage({ type: 'window' });
      windows.push(window);
      return new Shopper(window, site);
    });
    for (const window of windows) await window.close();
  },
  shopper: [
    async ({ openWindow, site, expectedProblems }, use) => {
      const shopper = await openWindow();
      await shopper.goto('/robots.txt');
      await shopper.window.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await shopper.resize(1280);
      site.problems.length = 0;
      site.requests.length = 0;
      await use(shopper);
      const unexpected = site.problems.filter(
        (text) => !expectedProblems.some((expected) => expected.test(text)),
      );
      expect(unexpected, 'problems on the pages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function startBrowser(engine: EngineName, port: number): Promise<TestBrowser> {
  const programs = ENGINES[engine].find();
  if (programs === undefined) throw new Error(`${engine} is not installed.`);
  if (typeof programs !== 'string') return startWebKit(programs, port);
  return puppeteer.launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath: programs,
    args: engine === 'firefox' ? [] : browserArguments,
    extraPrefsFirefox: {
      // Without animations the tests have less to wait for.
      'ui.prefersReducedMotion': 1,
      // Its sandbox reads no fonts elsewhere than in the system's folders.
      'security.sandbox.content.read_path_whitelist': fontFolders('tinos')
        .map((folder) => `${folder}/`)
        .join(','),
    },
    defaultViewport: null,
    // The servers report the requests. Reporting them here too would take a fifth of Firefox's processor time.
    networkEnabled: false,
  });
}
