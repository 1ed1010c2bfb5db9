// The end-to-end tests against the production build that is there: `npm run e2e -- <Playwright's own arguments>`.
import { isBuilt } from '../src/apps.mjs';
import { findOrInstallBrowser } from '../src/browser/findBrowser.mjs';
import { fail } from '../src/cli/fail.mjs';
import { runForCode } from '../src/cli/run.mjs';

try {
  if (!isBuilt()) fail('There is no production build to test. Run: npm run build');
  findOrInstallBrowser();
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)];
  process.exit((await runForCode(process.execPath, args)) ?? 1);
} catch (error) {
  fail(error);
}
