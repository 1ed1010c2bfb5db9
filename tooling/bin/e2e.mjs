// The end-to-end tests against the production build: `npm run e2e -- <Playwright's own arguments>`. What has been edited
// since its build is built first.
import { findOrInstallBrowser } from '../src/browser/findBrowser.mjs';
import { build } from '../src/cli/build.mjs';
import { fail } from '../src/cli/fail.mjs';
import { endOnSignals, runForCode } from '../src/cli/run.mjs';
import { staleApps } from '../src/cli/stale.mjs';
import { buildWorkshops, staleWorkshops } from '../src/cli/workshops.mjs';

try {
  endOnSignals();
  const stale = staleApps();
  if (stale.length > 0) {
    const folders = stale.map((app) => app.folder).join(', ');
    console.log(`Not built since the last edit: ${folders}. Building.`);
    // A test of its own holds the budget.
    await build(stale, { hasBudget: false });
  }
  await buildWorkshops(staleWorkshops());
  findOrInstallBrowser();
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)];
  process.exit((await runForCode(process.execPath, args)) ?? 1);
} catch (error) {
  fail(error);
}
