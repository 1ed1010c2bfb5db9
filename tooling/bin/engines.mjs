// The journeys in Firefox and WebKit against the production build (docs/browsers.md): `npm run engines -- <Playwright's own
// arguments>`; `--all` sees every route in place of a sample. What has been edited since its build is built first.
import { findOrInstallEngines } from '../src/test/browser/findEngines.mjs';
import { buildStale } from '../src/cli/buildStale.mjs';
import { fail } from '../src/cli/fail.mjs';
import { endOnSignals, runForCode } from '../src/cli/run.mjs';

const ALL = '--all';

try {
  endOnSignals();
  await buildStale(['host/engines/']);
  if (!findOrInstallEngines()) process.exit(0);
  const args = process.argv.slice(2).filter((argument) => argument !== ALL);
  const env = { ...process.env, ...(process.argv.includes(ALL) ? { ENGINES_ALL: '1' } : {}) };
  const command = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'host/engines/playwright.config.mjs',
  ];
  process.exit((await runForCode(process.execPath, [...command, ...args], { env })) ?? 1);
} catch (error) {
  fail(error);
}
