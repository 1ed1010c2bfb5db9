import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runForCode } from '../workspace/run';
import { PLAYWRIGHT } from './programs';
import { repeat, resultsOf, tableOf, type PlaywrightReport, type Run } from './repeat';

/** The number of parallel runs; two keep two cores busy. */
const AT_ONCE = 2;

/** Repeats the end-to-end tests to find flaky ones, and prints a table of the runs. @returns the exit code */
export async function repeatEndToEnd(times: number, args: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  const runs = await repeat({ times, atOnce: AT_ONCE }, (number) => runOnce(folder, number, args));
  rmSync(folder, { recursive: true });
  console.log(tableOf(runs));
  return runs.every(({ failures }) => failures.length === 0) ? 0 : 1;
}

/** @param folder for the results */
async function runOnce(folder: string, number: number, args: readonly string[]): Promise<Run> {
  const began = Date.now();
  const report = join(folder, `${number}.json`);
  const output = `--output=${join(folder, `artifacts-${number}`)}`;
  await runForCode(process.execPath, [PLAYWRIGHT, 'test', '--reporter=json', output, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const results = resultsOf(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
  const seconds = (Date.now() - began) / 1000;
  console.log(`${number}: ${results.passed} passed, ${results.failures.length} failed`);
  for (const failure of results.failures) console.log(`  ${failure}`);
  return { number, seconds, ...results };
}
