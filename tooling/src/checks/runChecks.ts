import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/apps';
import { buildStale } from '../build/build';
import { endOnSignals } from '../workspace/run';
import { Checks, jestOutcome, playwrightOutcome, type Check } from './Checks';
import {
  browser,
  engines,
  installMissing,
  messageAbout,
  missingPrograms,
  type TestProgram,
} from '../testing/testPrograms';
import { changedFiles, specsFor, unitsFor } from './changed';
import { ENGINES_CONFIG, OXFMT, OXLINT, PLAYWRIGHT } from './programs';

const RESULTS = join(workspaceRoot, 'test-results');
const WEFT = 'tooling/bin/weft.mjs';
/** The checks of sources, which take seconds. */
const SOURCES: readonly Check[] = [
  // Also reports type errors. Run through tsx, because its configuration is TypeScript, which Node 20 does not read.
  ['Lint and types', ['--import', 'tsx', OXLINT]],
  // Lint checks each file with the types of its own room. This also checks other rooms' files with the worker's.
  [
    'Types of the worker',
    ['node_modules/@typescript/native/bin/tsc', '--project', 'host/src/offline/worker'],
  ],
  ['Style lint', ['node_modules/stylelint/bin/stylelint.mjs', '**/*.scss', '--max-warnings', '0']],
  ['Format', [OXFMT, '--check']],
];

/** Runs the checks of the workspace, or only those nearest to the changes since main, and prints how many passed and failed. */
export async function test({ changed = false }: { readonly changed?: boolean }): Promise<void> {
  endOnSignals();
  process.chdir(workspaceRoot);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  const checks = new Checks();
  try {
    await (changed ? checkChanged(checks) : checkAll(checks));
  } catch (error) {
    checks.failures.push(error instanceof Error ? error.message : String(error));
  }
  const { failures } = checks;
  if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '));
  console.log(`\n${checks.passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 && checks.passed > 0 ? 0 : 1;
}

async function checkAll(checks: Checks): Promise<void> {
  // Takes minutes. `reportMissing` reports a failure.
  const installation = installMissing().catch(() => undefined);
  // Beside the build and the unit tests, because neither uses all cores the whole time.
  const others = checks.checkAll([
    ...SOURCES,
    ['Unused code', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']],
    ['Workshop', [WEFT, 'build', '--workshop']],
  ]);
  let isBuilt: boolean;
  try {
    isBuilt = await checks.check(['Production build', [WEFT, 'build']]);
    // Some unit tests start nginx.
    await installation;
    await units(checks, [], others);
  } finally {
    await others;
  }
  const missing = reportMissing(checks);
  if (!isBuilt) return;
  // At the same time, because neither suite uses all cores at its end.
  const pages = missing.includes(browser) ? Promise.resolve() : endToEnd(checks, []);
  const hasEngine = engines.some((engine) => !missing.includes(engine));
  const config = ['--config', ENGINES_CONFIG];
  await Promise.all([
    pages,
    hasEngine ? browserTests(checks, 'Engines', 'engines', config, pages) : undefined,
  ]);
}

/** Says which tests are left out. In CI a program that is missing counts as a failure. */
function reportMissing(checks: Checks): readonly TestProgram[] {
  const missing = missingPrograms();
  if (missing.length > 0) console.log(`\n${messageAbout(missing)}`);
  if (process.env.CI) {
    checks.failures.push(...missing.map(({ name }) => `Programs: ${name} is not installed`));
  }
  return missing;
}

async function checkChanged(checks: Checks): Promise<void> {
  const { base, files } = changedFiles(workspaceRoot);
  const specs = specsFor(files);
  if (specs === 'everything') {
    console.log('The changes can break everything.');
    await checkAll(checks);
    return;
  }
  console.log(`Changed since main: ${files.length === 0 ? 'nothing' : files.join(', ')}.`);
  if (files.length === 0) {
    checks.passed += 1;
    return;
  }
  await checks.checkAll(SOURCES);
  await installMissing();
  await units(checks, [`--changedSince=${base}`, '--passWithNoTests']);
  await units(checks, unitsFor(files));
  if (specs.length === 0 || reportMissing(checks).includes(browser)) return;
  await buildStale();
  await endToEnd(checks, specs);
}

function units(checks: Checks, args: readonly string[], others?: Promise<void>): Promise<void> {
  const file = join(RESULTS, 'unit.json');
  const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args];
  return checks.suite('Units', jest, file, jestOutcome, others);
}

function endToEnd(checks: Checks, specs: readonly string[]): Promise<void> {
  // `weft e2e` also runs slow tests.
  return browserTests(checks, 'End to end', 'e2e', ['--grep-invert', '@slow', ...specs]);
}

/**
 * @param file the results file in the configuration
 * @param other a suite that runs at the same time
 */
function browserTests(
  checks: Checks,
  name: string,
  file: string,
  args: readonly string[],
  other?: Promise<void>,
): Promise<void> {
  const results = join(RESULTS, `${file}.json`);
  return checks.suite(name, [PLAYWRIGHT, 'test', ...args], results, playwrightOutcome, other);
}
