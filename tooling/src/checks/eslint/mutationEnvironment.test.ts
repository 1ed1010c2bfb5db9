/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { mutationEnvironment } from './mutationEnvironment';

const config = mutationEnvironment(['<rootDir>/host/src/**/*.test.{js,jsx}']);
const STRYKER = '/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */';

it.each([
  ['host/src/a.test.js', '/** @jest-environment node */', 1],
  ['host/src/a.test.js', '/**\n * @jest-environment jsdom\n */', 1],
  ['host/src/a.test.js', STRYKER, 0],
  ['host/src/a.test.js', '', 0],
  ['host/src/a.js', '/** @jest-environment node */', 0],
])('%s that begins with %j has %i problems', (file, code, problems) => {
  expect(new Linter().verify(code, [{ files: ['**/*.js'] }, config], file)).toHaveLength(problems);
});
