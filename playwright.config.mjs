import { defineConfig } from '@playwright/test';
import { hasSample } from 'tooling/apps';
import { browserArguments, browserOptions } from 'tooling/browser';
import { pinEnvironment } from 'tooling/environment';

pinEnvironment();

/** Set by `weft e2e --browser`: a browser that Playwright has downloaded, instead of the installed Chromium. */
const browserName = /** @type {const} */ (['firefox', 'webkit']).find(
  (name) => name === process.env.E2E_BROWSER,
);

// Each test file serves the shop on its own ports, because it stops and starts remotes (host/e2e/shop.ts).
export default defineConfig({
  // In this order: the tests outside the host start development servers, which takes longest.
  projects: [
    { testMatch: '*/e2e/**/*.spec.ts', testIgnore: ['.stryker/**', 'host/e2e/**'] },
    { testMatch: 'host/e2e/**/*.spec.ts' },
  ],
  // Tests that use Chromium's protocol, and tests of the sample with another catalogue.
  grepInvert: [...(browserName ? [/@chromium/] : []), ...(hasSample ? [] : [/@sample/])],
  fullyParallel: true,
  // Tests wait much of the time, so three workers use two cores fully.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Far above any test's and fixture's time, also on a machine that does much other work. Most mistakes are reported after one of
  // the shorter limits below.
  timeout: 900_000,
  // Above the time of any step on a machine with ten times as much work as cores.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/artifacts',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // A service worker would answer instead of a test's servers and routes; offline.spec.ts tests it.
    serviceWorkers: 'block',
    ...(browserName
      ? { browserName }
      : {
          launchOptions: {
            ...browserOptions(),
            // All pages of a test share a process. Otherwise each test would start one for the empty page that Playwright opens
            // first, and another for the shop, whose policy separates its pages from others (Cross-Origin-Opener-Policy).
            // host/engines/windows.spec.ts has windows with processes of their own.
            args: [...browserArguments, '--renderer-process-limit=1'],
          },
        }),
  },
});
