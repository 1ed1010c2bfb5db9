import { expect, it } from '@jest/globals';
import { mayRun } from './buildStale';

it.each([
  ['all tests', []],
  ['a word of a title', ['dialog']],
  ['the folder without a slash', ['shared-ui/e2e']],
  ['a file of it among others', ['host/e2e/boot.spec.ts', 'shared-ui/e2e/workshop.spec.ts']],
])('tests of a folder may run for %s', (_name, specs) => {
  expect(mayRun('shared-ui/e2e/', specs)).toBe(true);
});

it('tests of a folder do not run for another folder', () => {
  expect(mayRun('shared-ui/e2e/', ['host/e2e/boot.spec.ts'])).toBe(false);
});
