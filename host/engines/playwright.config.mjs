import { defineConfig } from '@playwright/test';
import { findEngine } from 'tooling/engines';

/** Both at a time; one that is not installed is left out. */
const engines = ['firefox', 'webkit'].filter((engine) => findEngine(engine) !== undefined);

// Journeys in the engines that Playwright has no browser of here (docs/browsers.md).
export default defineConfig({
  testDir: '.',
  testMatch: 'engines.spec.ts',
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  outputDir: '../../test-results/engines',
});
