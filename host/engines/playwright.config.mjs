import { defineConfig } from '@playwright/test';
import { hasSample } from 'tooling/apps';
import { ENGINES } from 'tooling/engines';
import { pinEnvironment } from 'tooling/environment';

pinEnvironment();

/** The installed engines. Chromium has the fewest tests, so it comes last. */
const engines = /** @type {const} */ (['webkit', 'firefox', 'chromium']).filter((engine) =>
  ENGINES[engine].find(),
);

// Without this, the client of WebKit's driver logs every session.
process.env.WDIO_LOG_LEVEL = 'silent';

// Journeys in other engines than Playwright's (docs/browsers.md).
export default defineConfig({
  grepInvert: hasSample ? [] : /@sample/,
  projects: engines.map((engine) => ({
    name: engine,
    use: { engine },
    // Playwright runs the other tests in Chromium. But it does not support the back-forward cache, and there the pages of a
    // test share a process.
    testMatch: engine === 'chromium' ? 'windows.spec.ts' : '*.spec.ts',
    // All tests of an engine run in the same browser.
    workers: 1,
  })),
  // The tests wait often, so three workers keep two cores busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: [50] } },
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  outputDir: '../../test-results/engines',
});
