import globals from 'globals';
import js from '@eslint/js';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importTable, mutationEnvironment } from 'tooling/eslint';
import stryker from './stryker.config.mjs';

const STORAGE_NAMES = ['localStorage', 'sessionStorage'];
const USE_STATE = 'Use a store, ownEntry or openStorage of shared-state (docs/state.md).';

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/dist-*/',
    '**/coverage/',
    '**/.stryker/',
    'test-results/',
    'releases/',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, jsxA11y.flatConfigs.recommended],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: '*/tsconfig.json',
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // The types of a remote's pages are taken where they are named; nothing of the remote is imported.
        { disallowTypeAnnotations: false },
      ],
      // Stores bind their methods (autoBind), so handing one over is safe.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // These rules compile each file, so what has no React is left out; Playwright's `use` of a fixture is no hook.
    ...reactHooks.configs.flat.recommended,
    files: ['**/*.{ts,tsx}'],
    ignores: ['tooling/**', 'remote-loader/**', '*/e2e/**', 'host/engines/**', '**/*.test.ts'],
  },
  {
    files: ['host/src/offline/worker/**/*.ts'],
    languageOptions: { parserOptions: { project: './host/src/offline/worker/tsconfig.json' } },
  },
  {
    // A federated page is the default export of its file, and so is a loader of webpack.
    files: ['*/src/expose/*.tsx', '**/*.d.ts', 'tooling/src/build/webpack/refresh*Loader.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // It names a page's component or composes a few; the component itself is in the folder of its feature.
    files: ['*/src/expose/*.tsx'],
    rules: { 'max-lines': ['error', { max: 20, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '*/e2e/**/*.ts', 'host/engines/**/*.ts'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
  },
  {
    // Only shared-state reads and writes the browser's storage: it alone knows all keys, and what to do where it fails.
    // host/src/preferences/appearance.js runs before every module, and reads one key by itself.
    files: ['{host,mfe-*,shared-ui,shared-state}/src/**/*.{ts,tsx}'],
    ignores: [
      'shared-state/src/persistence/KeyValueStorage.ts',
      '**/*.test.{ts,tsx}',
      '**/testing/**',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        ...STORAGE_NAMES.map((name) => ({ name, message: USE_STATE })),
      ],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          STORAGE_NAMES.map((property) => ({ object, property, message: USE_STATE })),
        ),
      ],
    },
  },
  {
    // Before scripts run, the browser would send what a form holds to an address.
    files: ['{host,mfe-*,shared-ui}/src/**/*.tsx'],
    ignores: ['shared-ui/src/components/Form/Form.tsx', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name="form"]',
          message: 'Use Form of shared-ui, which the browser itself does not submit.',
        },
      ],
    },
  },
  {
    // Commands print.
    files: ['tooling/src/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Playwright's fixtures name what they need, which may be nothing.
    files: ['*/e2e/**/*.ts', 'host/engines/**/*.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    // A test waits for what it is about, or moves the page's clock: a fixed wait is too long today and too short tomorrow.
    files: ['*/e2e/**/*.ts', 'benchmarks/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'waitForTimeout',
          message: 'Wait for an event, use expect.poll, or move the clock with page.clock.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value="networkidle"]',
          message: 'Wait for what the page does last, such as untilIdle of host/e2e/steps.ts.',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    // Parts of these are run in a page.
    files: ['benchmarks/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
  ...importTable(),
  mutationEnvironment(stryker.jest.config.testMatch),
);
