import { fileURLToPath } from 'node:url';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** What every room's unit tests run with. @type {import('jest').Config} */
export const jestPreset = {
  testEnvironment: 'jsdom',
  // Jest's cleaning of globals between files ends in an endless recursion with MobX in the Node environment.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  transform: {
    '^.+\\.(?:ts|tsx|mjs)$|/p-map/index\\.js$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Packages that have ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/p-map@|p-map/)'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    '\\.module\\.scss$': here('./classNames.cjs'),
    '\\.(?:scss|svg)$': here('./fileStub.cjs'),
  },
  setupFilesAfterEnv: [here('./setup.mjs')],
  restoreMocks: true,
};
