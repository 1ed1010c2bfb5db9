import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { relative } from 'node:path';
import { workspaceRoot } from '../workspace/apps';

/** How many tests of a suite passed, and the names of those that failed. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
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
