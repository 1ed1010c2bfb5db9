/**
 * The import table of the architecture as lint rules: what each room may import beside its own files. A room that is not
 * named in a package's list can't import it; relative paths that leave a room are refused for all.
 */

const APPS = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account-auth'];

/** @type {Record<string, readonly string[]>} */
const ALLOWED = {
  'shared-ui': ['react', 'react-dom', 'clsx', 'shared-ui'],
  'shared-state': ['mobx', 'valibot', 'react'],
  ...Object.fromEntries(
    APPS.map((app) => [
      app,
      ['react', 'mobx', 'mobx-react-lite', 'shared-state', 'shared-ui', 'tooling/bench'],
    ]),
  ),
  host: [
    'react',
    'react-dom',
    'mobx',
    'mobx-react-lite',
    'shared-state',
    'shared-ui',
    '@module-federation/enhanced',
    'tooling/release-pointer',
  ],
};

/** What only some files may import, however their room stands in the table. */
const EXCEPTIONS = [
  // The one folder that knows the router's package (ARCHITECTURE §2): the thin surface that all others import.
  {
    files: ['shared-ui/src/router/!(*.test).{ts,tsx}'],
    room: 'shared-ui',
    extra: ['react-router-dom'],
  },
  // Types alone: schema.org's own definitions.
  { files: ['mfe-catalog/src/page/structuredData.ts'], room: 'mfe-catalog', extra: ['schema-dts'] },
];

const TEST_PACKAGES = [
  '@jest/globals',
  '@testing-library',
  'fast-check',
  'node:',
  'react-dom',
  'tooling/hydration',
];

/**
 * The table as configurations of ESLint.
 *
 * @returns {import('eslint').Linter.Config[]}
 */
export function importTable() {
  return Object.keys(ALLOWED).flatMap((room) => [
    config([`${room}/src/**/*.{ts,tsx}`], ALLOWED[room] ?? []),
    config(
      [`${room}/src/**/*.test.{ts,tsx}`, `${room}/src/**/testing/**`],
      [
        ...(ALLOWED[room] ?? []),
        ...(room.startsWith('shared') ? [] : ['shared-state', 'shared-ui']),
        ...TEST_PACKAGES,
      ],
    ),
    ...EXCEPTIONS.filter((exception) => exception.room === room).map((exception) =>
      config(exception.files, [...(ALLOWED[room] ?? []), ...exception.extra]),
    ),
  ]);
}

/** @param {string[]} files @param {readonly string[]} allowed @returns {import('eslint').Linter.Config} */
function config(files, allowed) {
  const packages = allowed.map((name) => name.replace(/[./]/g, '\\$&')).join('|');
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?!\\.)(?!(?:${packages})(?:/|$|(?<=:)))`,
              message: 'The import table does not let this room import it (docs/boundaries.md).',
            },
            {
              regex: '(?:^|/)(?:\\.\\./)+(?:host|mfe-[a-z-]+|shared-[a-z]+|tooling)(?:/|$)',
              message: 'A room is entered by its package name, never by a path.',
            },
          ],
        },
      ],
    },
  };
}
