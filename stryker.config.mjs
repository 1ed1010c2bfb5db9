// Mutation tests of the stores and of the loader of remotes: `npm run mutation` (docs/state.md, docs/remotes.md).

/** The folders with mutated files: all files except tests and their helpers. */
const ROOMS = ['shared-state/src', 'remote-loader/src'];

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      // Jest looks for the tests of a mutant among these files only.
      roots: ROOMS.map((room) => `<rootDir>/${room}`),
    },
  },
  mutate: ROOMS.flatMap((room) => [
    `${room}/**/*.{ts,tsx}`,
    `!${room}/**/*.test.{ts,tsx}`,
    `!${room}/**/testing/**`,
  ]),
  // Files that the tests of these rooms do not need are not copied.
  ignorePatterns: [
    '/host/e2e',
    '/host/public',
    '/mfe-*',
    '/shared-ui',
    '/docs',
    'dist*',
    'coverage',
    'test-results',
  ],
  // A mutant of code that runs once, at import, would need a run of all tests.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: '.stryker/incremental.json',
  tempDirName: '.stryker/tmp',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false, logTests: false },
  thresholds: { high: 95, low: 92, break: 90 },
};
