// The end-to-end tests against the production build: `npm run e2e -- <Playwright's own arguments>`. What has been edited
// since its build is built first.
import { findOrInstallBrowser } from '../src/test/browser/findBrowser.mjs';
import { buildStale } from '../src/cli/buildStale.mjs';
import { fail } from '../src/cli/fail.mjs';
import { endOnSignals, runForCode } from '../src/cli/run.mjs';

try {
  endOnSignals();
  await buildStale([]);
  findOrInstallBrowser();
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)];
  process.exit((await runForCode(process.execPath, args)) ?? 1);
} catch (error) {
  fail(error);
}
