import type { OxlintOverride } from 'oxlint';
import type { App } from '../../workspace/apps';
import { apps, sharedRooms } from '../../workspace/apps';

/**
 * The import table of the architecture as lint rules: what each room may import beside its own files. A room that is not
 * named in a package's list can't import it; relative paths that leave a room are refused for all.
 */

/** What every remote may import. */
const OF_REMOTES = ['react', 'mobx', 'mobx-react-lite', 'shared-state', 'shared-ui'];

const OF_OTHERS: Record<string, readonly string[]> = {
  'shared-ui': ['react', 'react-dom', 'clsx', 'shared-ui'],
  'shared-state': ['mobx', 'valibot', 'react'],
  host: [
    'react',
    'react-dom',
    'mobx',
    'mobx-react-lite',
    'shared-state',
    'shared-ui',
    'remote-loader',
    'tooling/declared-routes',
  ],
  'remote-loader': ['@module-federation/enhanced'],
  // It replaces the host where a remote is shown or tested alone.
  'stand-in': ['react', 'react-dom', 'mobx-react-lite', 'shared-state', 'shared-ui'],
};

const TEST_PACKAGES = [
  '@jest/globals',
  '@testing-library',
  'fast-check',
  'node:*',
  'react-dom',
  'stand-in/hydration',
  'stand-in/counted-prices',
];

const TESTS = ['**/*.test.{ts,tsx}'];

/** What only some files may import, in addition to their room's list. */
const EXCEPTIONS = [
  // The only folder that imports the router's package; all others import `shared-ui/router`.
  {
    files: ['shared-ui/src/router/**'],
    excludeFiles: TESTS,
    room: 'shared-ui',
    extra: ['react-router-dom'],
  },
  // The service worker is a build of its own.
  {
    files: ['host/src/offline/worker/**'],
    excludeFiles: TESTS,
    room: 'host',
    extra: ['workbox-expiration', 'workbox-strategies'],
  },
  // Types alone: schema.org's own definitions.
  {
    files: ['mfe-catalog/src/page/{structuredData,productData}.ts'],
    room: 'mfe-catalog',
    extra: ['schema-dts'],
  },
  // Checks written data against the types of schema.org.
  {
    files: ['mfe-catalog/src/page/productData.test.ts'],
    room: 'mfe-catalog',
    extra: [...TEST_PACKAGES, 'typescript'],
  },
];

/** What scripts may import, by their files, beside the modules of Node. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  'benchmarks/*.ts': ['@playwright/test', 'stand-in', 'tooling', 'webpack'],
  'mfe-catalog/studio/**/*.ts': ['sharp'],
};

/** The folders of tooling, and which of the others each may import; commands may import all. */
const TOOL_ROOMS: Readonly<Record<string, readonly string[]>> = {
  workspace: [],
  build: ['workspace'],
  serve: ['workspace', 'build'],
  release: ['workspace', 'build', 'serve'],
  reproduce: ['workspace', 'build', 'release'],
  testing: ['workspace', 'build', 'serve', 'release'],
  checks: ['workspace', 'build', 'serve', 'testing'],
};

/**
 * The table as overrides of oxlint's configuration.
 *
 * @param list the apps of the shop
 */
export function importTable(list: readonly App[] = apps): OxlintOverride[] {
  const rooms = [...list.map((app) => app.folder), ...sharedRooms, 'remote-loader', 'stand-in'];
  const leaving = `(?:^|/)(?:\\.\\./)+(?:${[...rooms, 'benchmarks', 'tooling'].join('|')})(?:/|$)`;
  const ofRooms = rooms.flatMap((room) => {
    const isRemote = list.some(({ folder, role }) => folder === room && role === 'remote');
    const allowed = isRemote ? OF_REMOTES : (OF_OTHERS[room] ?? []);
    return [
      config({ files: [`${room}/src/**/*.{ts,tsx}`] }, allowed, leaving),
      config(
        { files: [`${room}/src/**/*.test.{ts,tsx}`, `${room}/src/**/testing/**`] },
        [
          ...allowed,
          ...(sharedRooms.includes(room) ? [] : ['shared-state', 'shared-ui']),
          ...TEST_PACKAGES,
        ],
        leaving,
      ),
      ...(isRemote
        ? [config({ files: [`${room}/src/standalone/**`] }, [...allowed, 'stand-in'], leaving)]
        : []),
      ...EXCEPTIONS.filter((exception) => exception.room === room).map(
        ({ files, excludeFiles = [], extra }) =>
          config({ files, excludeFiles }, [...allowed, ...extra], leaving),
      ),
    ];
  });
  const ofScripts = Object.entries(SCRIPTS).map(([files, allowed]) =>
    config({ files: [files], excludeFiles: TESTS }, [...allowed, 'node:*'], leaving),
  );
  return [...ofRooms, ...ofScripts, ...toolRooms()];
}

/** What the folders of tooling must not import, so that there is no circle; a test may import what tests share. */
function toolRooms(): OxlintOverride[] {
  const all = [...Object.keys(TOOL_ROOMS), 'command'];
  return Object.entries(TOOL_ROOMS).map(([room, allowed]) => {
    const others = all.filter((other) => other !== room && !allowed.includes(other)).join('|');
    return {
      files: [`tooling/src/${room}/**/*.{ts,mjs}`],
      excludeFiles: TESTS,
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: `^(?:\\.\\./)+(?:${others})/`,
                message: `${room} may import: ${allowed.join(', ') || 'nothing of the others'}.`,
              },
            ],
          },
        ],
      },
    };
  });
}

/**
 * @param allowed packages
 * @param leaving a path that leaves the room, as a regular expression
 */
function config(
  files: Pick<OxlintOverride, 'files' | 'excludeFiles'>,
  allowed: readonly string[],
  leaving: string,
): OxlintOverride {
  const packages = [...allowed, '.', '..'].map((name) => `!{${name},${name}/**/*}`);
  return {
    ...files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            // Before the other, because oxlint tries no pattern after one that allows an import.
            {
              regex: leaving,
              message: 'A room is entered by its package name, never by a path.',
            },
            {
              group: ['**', ...packages],
              message:
                'The import table does not let this room import it (docs/architecture.md#rooms).',
            },
          ],
        },
      ],
    },
  };
}
