import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { workspaceRoot } from '../workspace/apps';
import { start } from '../workspace/run';

/** The name of a check, and Node's arguments to run it. */
export type Check = readonly [name: string, args: readonly string[]];

/** How many tests of a suite passed, and the names of those that failed. */
interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** Runs checks and test suites, one after the other or in parallel, and remembers their outcomes. */
export class Checks {
  passed = 0;
  /** What failed: checks and tests by their names. */
  readonly failures: string[] = [];

  /** Runs checks one after the other, also after a failure. */
  async checkAll(checks: readonly Check[]): Promise<void> {
    for (const check of checks) await this.check(check);
  }

  /** Runs a check and shows its output at its end. @returns whether it passed */
  async check([name, args]: Check): Promise<boolean> {
    const seconds = stopwatch();
    const { code, output } = await runForOutput(args);
    console.log(`\n--- ${name}, ${seconds()} s\n${output}`.trimEnd());
    if (code === 0) this.passed += 1;
    else this.failures.push(name);
    return code === 0;
  }

  /**
   * Runs a suite and counts its tests; an exit code without a failed test counts as one failure.
   *
   * @param args for Node
   * @param results the JSON file that it writes
   * @param other checks that run at the same time; the output is shown after their end, and not meanwhile
   */
  async suite<Results>(
    name: string,
    args: readonly string[],
    results: string,
    outcomeOf: (results: Results) => Outcome,
    other?: Promise<void>,
  ): Promise<void> {
    const seconds = stopwatch();
    const title = `\n--- ${name}`;
    if (!other) console.log(title);
    const { code, output } = await runForOutput(args, { isShown: !other });
    const end = `${name}: ${seconds()} s.`;
    await other;
    console.log(other ? `${title}\n${output}${end}` : end);
    const { passed, failures } = outcomeOf(JSON.parse(readFileSync(results, 'utf8')) as Results);
    this.passed += passed;
    this.failures.push(...failures.map((failure) => `${name}: ${failure}`));
    if (failures.length === 0 && code !== 0)
      this.failures.push(`${name}: exit code ${String(code)}`);
  }
}

/** Runs Node, and returns its output unless it is shown. */
export async function runForOutput(
  args: readonly string[],
  { isShown = false } = {},
): Promise<{ code: unknown; output: string }> {
  const child = start(process.execPath, args, {
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => output.push(part));
  }
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, output: Buffer.concat(output).toString() };
}

/** @returns a function that returns the whole seconds since this call */
function stopwatch(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) / 1000);
}

/** The results of Jest with `--json`. */
interface JestResults {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    /** The absolute path of the test file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The failed tests by file and name; a file that could not run by itself. */
export function jestOutcome({ numPassedTests: passed, testResults }: JestResults): Outcome {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(workspaceRoot, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file} could not run`];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed, failures };
}

/** The failed and the flaky tests by place and title, and errors outside tests. */
export function playwrightOutcome({ stats, suites, errors }: JSONReport): Outcome {
  const outside = errors.map(({ message = 'an error outside tests' }) => message.split('\n', 1)[0]);
  return {
    passed: stats.expected,
    failures: [...suites.flatMap(failuresOf), ...outside.map(String)],
  };
}

function failuresOf({ specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs.filter(
    ({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'),
  );
  const here = failed.map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return [...here, ...suites.flatMap(failuresOf)];
}
