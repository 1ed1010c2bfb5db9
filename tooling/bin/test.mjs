// Checks the whole shop from a fresh clone: installs, finds a browser, then lint, types, production build, units and
// end-to-end tests; with `--changed` what the changes since main can break. The last line has the result. Before the
// installation only Node's own modules may be imported.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../src/apps.mjs';
import { Checks } from '../src/cli/checks.mjs';
import { fail } from '../src/cli/fail.mjs';
import { checkNode, install } from '../src/cli/prepare.mjs';
import { endOnSignals } from '../src/cli/run.mjs';

const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || (option !== undefined && option !== '--changed')) {
  fail(`"${[option, ...others].join(' ')}" is no option of npm test; there is --changed.`);
}

const results = join(workspaceRoot, 'test-results');
const checks = new Checks();

try {
  endOnSignals();
  process.chdir(workspaceRoot);
  checkNode();
  await install();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  const { findOrInstallBrowser } = await import('../src/test/browser/findBrowser.mjs');
  findOrInstallBrowser();
  const { findOrInstallNginx } = await import('../src/serve/serveWithNginx.mjs');
  findOrInstallNginx();
  const { findOrInstallEngines } = await import('../src/test/browser/findEngines.mjs');
  const hasEngines = findOrInstallEngines();
  await (option === '--changed' ? checkChanged(hasEngines) : checkAll(hasEngines));
} catch (error) {
  checks.failed += 1;
  console.error(error instanceof Error ? error.message : String(error));
}

const { passed, failed } = checks;
if (passed + failed === 0) fail('No check has run.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** @param {boolean} hasEngines */
async function checkAll(hasEngines) {
  // Lint takes as long on one core as the rest on the other, where little runs on both.
  const failed = await checks.checkAtOnce(
    [['Lint', 'npm', ['run', '--silent', 'lint']]],
    [
      ['Types', 'npm', ['run', '--silent', 'types']],
      ['Production build', 'node', ['tooling/bin/build.mjs']],
      ['Workshop', 'node', ['tooling/bin/workshop.mjs']],
    ],
  );
  await units([]);
  if (failed.has('Production build')) return;
  await endToEnd([]);
  if (hasEngines) await engines();
}

/** @param {boolean} hasEngines */
async function checkChanged(hasEngines) {
  const { changedFiles } = await import('../src/test/changed/changedFiles.mjs');
  const { specsFor } = await import('../src/test/changed/specsFor.mjs');
  const { base, files } = changedFiles(workspaceRoot);
  const specs = specsFor(files);
  if (specs === 'everything') {
    console.log('What has changed can break everything.');
    await checkAll(hasEngines);
    return;
  }
  console.log(`Changed since main: ${files.length === 0 ? 'nothing' : files.join(', ')}.`);
  if (files.length === 0) {
    checks.passed += 1;
    return;
  }
  const { buildStale } = await import('../src/cli/buildStale.mjs');
  await checks.checkAtOnce(lintOf(files), [['Types', 'npm', ['run', '--silent', 'types']]]);
  await units([`--changedSince=${base}`, '--passWithNoTests']);
  if (specs.length === 0) return;
  await buildStale(specs);
  await endToEnd(specs);
}

/** @param {readonly string[]} files @returns {import('../src/cli/checks.mjs').Check[]} */
function lintOf(files) {
  const bin = (/** @type {string} */ name) => join('node_modules', '.bin', name);
  const scripts = files.filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file));
  const styles = files.filter((file) => file.endsWith('.scss'));
  const strictly = ['--max-warnings', '0'];
  /** @type {import('../src/cli/checks.mjs').Check[]} */
  const linters = [
    ['Lint', bin('eslint'), [...strictly, '--no-warn-ignored', ...scripts]],
    ['Lint of styles', bin('stylelint'), [...strictly, ...styles]],
    ['Format', bin('prettier'), ['--check', '--ignore-unknown', '--log-level', 'warn', ...files]],
  ];
  const count = [scripts.length, styles.length, files.length];
  return linters.filter((_, index) => (count[index] ?? 0) > 0);
}

/** @param {readonly string[]} args of Jest */
async function units(args) {
  const file = join(results, 'unit.json');
  await checks.suite(
    'Units',
    ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args],
    file,
    ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
  );
}

/** @param {readonly string[]} specs */
async function endToEnd(specs) {
  await browserTests('End to end', specs, 'e2e.json');
}

async function engines() {
  const config = 'host/engines/playwright.config.mjs';
  await browserTests('Firefox and WebKit', ['--config', config], 'engines.json');
}

/** @param {string} name @param {readonly string[]} args of Playwright @param {string} file its results */
async function browserTests(name, args, file) {
  await checks.suite(
    name,
    ['node_modules/@playwright/test/cli.js', 'test', ...args],
    join(results, file),
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
  );
}
