import { expect, it } from '@jest/globals';
import { jestFailures, playwrightFailures } from './failures';

it('lists failed unit tests, and files that could not run', () => {
  const cart = [
    { fullName: 'a cart adds', status: 'failed' },
    { fullName: 'a cart removes', status: 'passed' },
  ];
  const testResults = [
    { name: '/shop/host/src/a.test.ts', status: 'failed', assertionResults: cart },
    { name: '/shop/host/src/b.test.ts', status: 'failed', assertionResults: [] },
    { name: '/shop/host/src/c.test.ts', status: 'passed', assertionResults: [] },
  ];
  expect(jestFailures({ numPassedTests: 1, testResults }, '/shop')).toEqual([
    'host/src/a.test.ts: a cart adds',
    'host/src/b.test.ts could not run',
  ]);
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
  expect(playwrightFailures({ stats: { expected: 1 }, suites, errors })).toEqual([
    'host/e2e/a.spec.ts:7: signs in',
    'host/e2e/a.spec.ts:7: pays',
    'no browser',
  ]);
});
