import type { Config } from 'jest';
import { fileURLToPath } from 'node:url';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Packages that have ES modules alone, which Jest can't require as they are. */
const ESM = ['is-network-error', 'p-map', 'p-retry', 'tinyexec'].join('|');

/** What every room's unit tests run with. */
export const jestPreset: Config = {
  testEnvironment: 'jsdom',
  // Jest's cleaning of globals between files ends in an endless recursion with MobX in the Node environment.
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
  restoreMocks: true,
  // Only what hangs takes so long: a busy machine is no failure.
  testTimeout: 120_000,
};
