import { expect, it } from '@jest/globals';
import { mayRun } from './buildStale';

it.each([
  ['may run for all tests', [], true],
  ['may run for a word of a title', ['dialog'], true],
  ['may run for the folder without a slash', ['shared-ui/e2e'], true],
  ['may run for a file among others', ['host/e2e/a.spec.ts', 'shared-ui/e2e/a.spec.ts'], true],
  ['do not run for another folder', ['host/e2e/boot.spec.ts'], false],
])('tests of a folder %s', (_name, specs, expected) => {
  expect(mayRun('shared-ui/e2e/', specs)).toBe(expected);
});
