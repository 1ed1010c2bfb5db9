import { expect, it } from '@jest/globals';
import type { JSONReport } from '@playwright/test/reporter';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/apps';
import { jestOutcome, playwrightOutcome } from './Checks';

it('lists failed unit tests, and files that could not run', () => {
  const cart = [
    { fullName: 'a cart adds', status: 'failed' },
    { fullName: 'a cart removes', status: 'passed' },
  ];
  const testResults = [
    { name: join(workspaceRoot, 'host/src/a.test.ts'), status: 'failed', assertionResults: cart },
    { name: join(workspaceRoot, 'host/src/b.test.ts'), status: 'failed', assertionResults: [] },
    { name: join(workspaceRoot, 'host/src/c.test.ts'), status: 'passed', assertionResults: [] },
  ];
  expect(jestOutcome({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failures: ['host/src/a.test.ts: a cart adds', 'host/src/b.test.ts could not run'],
  });
});

it('lists failed and flaky end-to-end tests, and errors outside tests', () => {
  const spec = (title: string, ok: boolean, status: string) => ({
    title,
    ok,
    file: 'host/e2e/a.spec.ts',
    line: 7,
    tests: [{ status }],
  });
  const nested = { specs: [spec('pays', true, 'flaky'), spec('adds', true, 'expected')] };
  const suites = [{ specs: [spec('signs in', false, 'unexpected')], suites: [nested] }];
  const errors = [{ message: 'no browser\nat launch' }];
  const results = { stats: { expected: 1 }, suites, errors } as unknown as JSONReport;
  expect(playwrightOutcome(results)).toEqual({
    passed: 1,
    failures: ['host/e2e/a.spec.ts:7: signs in', 'host/e2e/a.spec.ts:7: pays', 'no browser'],
  });
});
