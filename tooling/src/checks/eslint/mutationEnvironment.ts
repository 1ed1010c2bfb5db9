import type { Linter, Rule } from 'eslint';
const MESSAGE =
  'Name an environment of @stryker-mutator/jest-runner, or none: with another one, mutation tests get no coverage of this file.';

/** Refuses a `@jest-environment` that takes the place of Stryker's own, which `npm run mutation` needs. */
const environment: Rule.RuleModule = {
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!/@jest-environment\s+(?!@stryker-mutator\/)/.test(comment.value)) continue;
        if (comment.loc) context.report({ loc: comment.loc, message: MESSAGE });
      }
    },
  }),
};

/**
 * The rule as a configuration of ESLint, for the tests that mutation tests run.
 *
 * @param testMatch Jest's patterns, from `<rootDir>`
 */
export function mutationEnvironment(testMatch: readonly string[]): Linter.Config {
  return {
    files: testMatch.map((pattern) => pattern.replace('<rootDir>/', '')),
    plugins: { mutation: { rules: { environment } } },
    rules: { 'mutation/environment': 'error' },
  };
}
