import { defineConfig } from '@playwright/test';
import { browserOptions } from 'tooling/browser';

/** Set by `weft e2e --browser`: one that Playwright has downloaded, in the place of the Chromium that is there. */
const browserName = /** @type {const} */ (['firefox', 'webkit']).find(
  (name) => name === process.env.E2E_BROWSER,
);

// Each test file opens the shop itself, on ports of its own: it stops and starts single remotes (host/e2e/shop.ts).
export default defineConfig({
  testDir: '.',
  testMatch: '*/e2e/**/*.spec.ts',
  // The copies that mutation tests work on.
  testIgnore: '.stryker/**',
  // What is controlled by Chromium's own protocol.
  ...(browserName ? { grepInvert: /@chromium/ } : {}),
  fullyParallel: true,
  // Much of their time is waiting: three keep two cores at work.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  // What only a broken page exceeds: a busy machine is not a failure.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/artifacts',
  use: {
    viewport: { width: 1280, height: 800 },
    // Pictures of the page at each step would take a twentieth of the time; `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // A worker would answer in the place of the servers and routes of a test; offline.spec.ts is about it.
    serviceWorkers: 'block',
    ...(browserName ? { browserName } : { launchOptions: browserOptions() }),
  },
});
