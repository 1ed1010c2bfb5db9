import { defineConfig } from '@playwright/test';
import { findEngine } from 'tooling/engines';

/** Those that are installed; what has the least to do comes last. */
const engines = ['webkit', 'firefox', 'chromium'].filter((engine) => findEngine(engine));

/** Playwright runs all else in Chromium, but has no support for the back-forward cache. */
const OF_CHROMIUM = process.env.ENGINES_ALL ? {} : { grep: /@cache/ };

// The client of WebKit's driver would tell of each session.
process.env.WDIO_LOG_LEVEL = 'error';

// Journeys in other engines than Playwright's (docs/browsers.md).
export default defineConfig({
  testDir: '.',
  testMatch: 'engines.spec.ts',
  projects: engines.map((engine) => ({
    name: engine,
    use: { engine },
    ...(engine === 'chromium' ? OF_CHROMIUM : {}),
  })),
  // Much of their time is waiting: three keep two cores at work.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  outputDir: '../../test-results/engines',
});
