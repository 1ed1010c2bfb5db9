// Checks the whole shop from a fresh clone: installs, finds a browser, then lint, types, units, production build and
// end-to-end tests. The last line counts them. Until the installation is done only Node's own modules may be imported.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { checkNode, install } from '../src/cli/prepare.mjs';
import { endOnSignals, runForCode } from '../src/cli/run.mjs';

const results = join(workspaceRoot, 'test-results');
let passed = 0;
let failed = 0;

try {
  endOnSignals();
  process.chdir(workspaceRoot);
  checkNode();
  await install();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  const { findOrInstallBrowser } = await import('../src/browser/findBrowser.mjs');
  findOrInstallBrowser();
  const { findOrInstallNginx } = await import('../src/serve/serveWithNginx.mjs');
  findOrInstallNginx();

  await check('Lint', 'npm', ['run', '--silent', 'lint']);
  await check('Types', 'npm', ['run', '--silent', 'types']);
  await suite(
    'Units',
    ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${join(results, 'unit.json')}`],
    () => {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } =
        readResults('unit.json');
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    },
  );
  const isBuilt =
    (await check('Production build', 'node', ['tooling/bin/build.mjs'])) &&
    (await check('Workshop', 'node', ['tooling/bin/workshop.mjs']));
  if (isBuilt) {
    await check('Cost of federation', 'node', ['tooling/bin/tax.mjs']);
    await suite('End to end', ['node_modules/@playwright/test/cli.js', 'test'], () => {
      const { stats, errors } = readResults('e2e.json');
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
    });
  }
} catch (error) {
  failed += 1;
  console.error(error instanceof Error ? error.message : String(error));
}

if (passed + failed === 0) fail('No check has run.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * Runs a check that counts as one.
 *
 * @param {string} name @param {string} command @param {string[]} args
 */
async function check(name, command, args) {
  console.log(`\n--- ${name}`);
  const isGood = (await runForCode(command, args)) === 0;
  if (isGood) passed += 1;
  else failed += 1;
  return isGood;
}

/**
 * Runs a suite and counts its tests; one that ends badly without a failed test counts as one.
 *
 * @param {string} name @param {string[]} args @param {() => { passed: number, failed: number }} count
 */
async function suite(name, args, count) {
  console.log(`\n--- ${name}`);
  const code = await runForCode(process.execPath, args);
  const counts = count();
  passed += counts.passed;
  failed += counts.failed > 0 || code === 0 ? counts.failed : 1;
}

/** @param {string} file */
function readResults(file) {
  return JSON.parse(readFileSync(join(results, file), 'utf8'));
}
