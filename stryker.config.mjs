// Mutation tests of the stores: `npm run mutation`, from the workspace's folder (docs/state.md).

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  jest: {
    configFile: 'jest.config.mjs',
    // The coverage of each test says the same more closely.
    enableFindRelatedTests: false,
    config: {
      testMatch: ['<rootDir>/shared-state/src/**/*.test.{ts,tsx}'],
      runner: '<rootDir>/shared-state/mutation/FirstFailureRunner.mjs',
    },
  },
  mutate: [
    'shared-state/src/**/*.{ts,tsx}',
    '!shared-state/src/**/*.test.{ts,tsx}',
    '!shared-state/src/testing/**',
  ],
  // Only what the tests of this room need is copied.
  ignorePatterns: ['/host', '/mfe-*', '/shared-ui', '/docs', 'dist*', 'coverage', 'test-results'],
  // A mutant of what runs once, at import, would cost a run of all tests.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: 'shared-state/.stryker/incremental.json',
  tempDirName: 'shared-state/.stryker/tmp',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'shared-state/.stryker/mutation.json' },
  clearTextReporter: { reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
