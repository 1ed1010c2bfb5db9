// Repeats the end-to-end tests, two runs at a time, to find those that fail sometimes:
// `npm run e2e:repeat -- 20 <Playwright's own arguments>`. Prints a table of the runs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from '../src/test/browser/findBrowser.mjs';
import { buildStale } from '../src/cli/buildStale.mjs';
import { fail } from '../src/cli/fail.mjs';
import { repeat, resultsOf, tableOf } from '../src/cli/repeat.mjs';
import { endOnSignals, runForCode } from '../src/cli/run.mjs';
import { E2E_PORT } from '../src/ports.mjs';

/** How many runs go on at once; two keep two cores busy. */
const LANES = 2;

/** The distance between the ports of concurrent runs: more than the workers of one run use. */
const LANE_PORTS = 100;

const [text = '20', ...args] = process.argv.slice(2);
const times = Number(text);
if (!Number.isInteger(times) || times < 1) {
  fail(`"${text}" is no number of runs: npm run e2e:repeat -- 20`);
}

try {
  endOnSignals();
  await buildStale([]);
  findOrInstallBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  const runs = await repeat({ times, lanes: LANES }, (number, lane) => run(folder, number, lane));
  rmSync(folder, { recursive: true });
  console.log(tableOf(runs));
  process.exit(runs.every(({ failures }) => failures.length === 0) ? 0 : 1);
} catch (error) {
  fail(error);
}

/** @param {string} folder for the results @param {number} number @param {number} lane */
async function run(folder, number, lane) {
  const began = Date.now();
  const report = join(folder, `${number}.json`);
  const port = Number(process.env.E2E_PORT ?? E2E_PORT) + lane * LANE_PORTS;
  await runForCode(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=json',
      `--output=${join(folder, `artifacts-${lane}`)}`,
      ...args,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  const results = resultsOf(JSON.parse(readFileSync(report, 'utf8')));
  const seconds = (Date.now() - began) / 1000;
  console.log(`${number}: ${results.passed} passed, ${results.failures.length} failed`);
  for (const failure of results.failures) console.log(`  ${failure}`);
  return { number, seconds, ...results };
}
