import { defineConfig } from 'oxlint';
import { importTable } from 'tooling/lint';

const STORAGE_NAMES = ['localStorage', 'sessionStorage'];
const USE_STATE = 'Use a store, shopEntry or openStorage of shared-state (docs/state.md).';
const TYPESCRIPT = ['**/*.{ts,tsx}'];

export default defineConfig({
  plugins: ['eslint', 'import'],
  // The rules of this category in each plugin find mistakes.
  categories: { correctness: 'error' },
  options: {
    typeAware: true,
    typeCheck: true,
    maxWarnings: 0,
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: [
    '**/dist/',
    '**/dist-*/',
    '**/coverage/',
    '**/.stryker/',
    'test-results/',
    '/releases/',
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
      // These files run in a page.
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
        'import/no-cycle': ['error', { ignoreTypes: false }],
        'import/no-default-export': 'error',
        'typescript/ban-ts-comment': 'error',
        'typescript/consistent-type-imports': [
          'error',
          // Types of a remote's pages are `import()` types, which import nothing at run time.
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
        // Stores bind their methods (autoBind), so a method can be passed as a function.
        'typescript/unbound-method': 'off',
        // Off, because they reported correct code.
        'typescript/no-meaningless-void-operator': 'off',
        'typescript/no-misused-spread': 'off',
        'typescript/require-array-sort-compare': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/no-noninteractive-element-to-interactive-role': [
          'error',
          { ul: ['listbox'], li: ['option'] },
        ],
      },
    },
    {
      // The `use` of a fixture in Playwright is not a React hook.
      files: TYPESCRIPT,
      excludeFiles: ['*/e2e/**', 'host/engines/**'],
      plugins: ['react'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      // Federated pages and webpack loaders are default exports.
      files: ['*/src/expose/*.tsx', 'tooling/src/build/webpack/*Loader.ts', 'oxlint.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Such a file only exports or combines components; the components are in the folders of their features.
      files: ['*/src/expose/*.tsx'],
      rules: { 'max-lines': ['error', { max: 20, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: ['**/*.test.{ts,tsx}', '*/e2e/**/*.ts', 'host/engines/**/*.ts'],
      rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
    },
    {
      // Only shared-state uses the browser's storage: it has all keys, and handles failures of the storage.
      // The first script (host/src/boot) reads two keys before any store runs.
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
      // Before scripts run, the browser would put a form's data into an address.
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
      // A page that a browser translates must keep working.
      files: ['{host,mfe-*,shared-ui}/src/**/*.tsx'],
      excludeFiles: ['**/*.test.tsx', '**/standalone/**'],
      jsPlugins: ['./tooling/config/lintRules.mjs'],
      rules: { 'shop/text-element': 'error' },
    },
    {
      // One apostrophe in all texts that a shopper reads.
      files: ['{host,mfe-*,shared-ui}/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
      jsPlugins: ['./tooling/config/lintRules.mjs'],
      rules: { 'shop/apostrophe': 'error' },
    },
    {
      // Commands print to the console.
      files: ['{benchmarks,mfe-catalog/{pictures,records},tooling/src}/**/*.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // A Playwright fixture without dependencies has an empty pattern.
      files: ['*/e2e/**/*.ts', 'host/engines/**/*.ts'],
      rules: { 'no-empty-pattern': 'off' },
    },
    {
      // A test waits for an event or moves the page's clock, because a fixed wait is too long or too short.
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
    ...importTable(),
  ],
});
