import { defineConfig } from 'oxlint';
import { importTable } from 'tooling/lint';
import stryker from './stryker.config.mjs';

const STORAGE_NAMES = ['localStorage', 'sessionStorage'];
const USE_STATE = 'Use a store, ownEntry or openStorage of shared-state (docs/state.md).';
const TYPESCRIPT = ['**/*.{ts,tsx}'];

export default defineConfig({
  plugins: ['eslint', 'import'],
  // With each plugin's rules of the category that finds mistakes.
  categories: { correctness: 'error' },
  options: { typeAware: true, maxWarnings: 0, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/',
    '**/dist-*/',
    '**/coverage/',
    '**/.stryker/',
    'test-results/',
    'releases/',
  ],
  rules: {
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-redeclare': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^$', varsIgnorePattern: '^$' }],
  },
  overrides: [
    {
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true },
      rules: { 'no-undef': 'error' },
    },
    {
      // These are run in a page.
      files: ['**/*.js'],
      env: { browser: true },
    },
    {
      files: TYPESCRIPT,
      plugins: ['typescript', 'jsx-a11y'],
      rules: {
        eqeqeq: 'error',
        'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
        'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
        'no-console': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'import/no-cycle': 'error',
        'import/no-default-export': 'error',
        'typescript/ban-ts-comment': 'error',
        'typescript/consistent-type-imports': [
          'error',
          // The types of a remote's pages are taken where they are named; nothing of the remote is imported.
          { disallowTypeAnnotations: false },
        ],
        'typescript/explicit-module-boundary-types': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
        // Stores bind their methods (autoBind), so handing one over is safe.
        'typescript/unbound-method': 'off',
        // Not of the recommended rules: what they would have changed was right.
        'typescript/no-meaningless-void-operator': 'off',
        'typescript/no-misused-spread': 'off',
        'typescript/require-array-sort-compare': 'off',
        'jsx-a11y/control-has-associated-label': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          {
            handlers: [
              'onClick',
              'onMouseDown',
              'onMouseUp',
              'onKeyPress',
              'onKeyDown',
              'onKeyUp',
              'onError',
              'onLoad',
            ],
            img: ['onError', 'onLoad'],
          },
        ],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': [
          'error',
          { ul: ['listbox'], li: ['option'] },
        ],
      },
    },
    {
      // Playwright's `use` of a fixture is no hook.
      files: TYPESCRIPT,
      excludeFiles: ['*/e2e/**', 'host/engines/**'],
      plugins: ['react'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      // A federated page is the default export of its file, and so is a loader of webpack.
      files: [
        '*/src/expose/*.tsx',
        '**/*.d.ts',
        'tooling/src/build/webpack/refresh*Loader.ts',
        'oxlint.config.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
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
      excludeFiles: [
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
      excludeFiles: ['shared-ui/src/components/Form/Form.tsx', '**/*.test.tsx'],
      plugins: ['react'],
      rules: {
        'react/forbid-elements': [
          'error',
          {
            forbid: [
              {
                element: 'form',
                message: 'Use Form of shared-ui, which the browser itself does not submit.',
              },
            ],
          },
        ],
      },
    },
    {
      // Commands print.
      files: ['{benchmarks,mfe-catalog/studio,tooling/src}/**/*.ts'],
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
      jsPlugins: ['./tooling/config/lintRules.mjs'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            property: 'waitForTimeout',
            message: 'Wait for an event, use expect.poll, or move the clock with page.clock.',
          },
        ],
        'shop/no-network-idle': 'error',
      },
    },
    {
      files: stryker.jest.config.testMatch.map((pattern) => pattern.replace('<rootDir>/', '')),
      jsPlugins: ['./tooling/config/lintRules.mjs'],
      rules: { 'shop/mutation-environment': 'error' },
    },
    ...importTable(),
  ],
});
