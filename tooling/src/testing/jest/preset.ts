import type { Config } from 'jest';
import { fileURLToPath } from 'node:url';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Packages that have only ES modules, which Jest must compile. */
const ESM = ['chokidar', 'is-network-error', 'p-map', 'p-retry', 'readdirp', 'tinyexec'].join('|');

export const jestPreset: Config = {
  // A tenth of a second per file faster than jsdom, which tests of documents name in their first line.
  testEnvironment: 'node',
  // Jest's cleanup of globals between files recurses endlessly with MobX in the Node environment.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  transform: {
    [`^.+\\.(?:ts|tsx|mjs)$|/(?:${ESM})/`]: [
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
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/(?:${ESM})@|(?:${ESM})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    '\\.module\\.scss$': here('./classNames.cjs'),
    '\\.(?:scss|svg)$': here('./fileStub.cjs'),
  },
  setupFilesAfterEnv: [here('./setup.ts')],
  clearMocks: true,
  restoreMocks: true,
  // Only a hanging test takes this long, even on a busy machine.
  testTimeout: 300_000,
};
