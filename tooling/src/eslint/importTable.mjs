import { apps, sharedRooms } from '../apps.mjs';

/**
 * The import table of the architecture as lint rules: what each room may import beside its own files. A room that is not
 * named in a package's list can't import it; relative paths that leave a room are refused for all.
 */

/** What every remote may import. */
const OF_REMOTES = ['react', 'mobx', 'mobx-react-lite', 'shared-state', 'shared-ui'];

/** @type {Record<string, readonly string[]>} */
const OF_OTHERS = {
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
  // What stands in for the host where a remote is shown or tested alone.
  bench: ['react', 'react-dom', 'mobx-react-lite', 'shared-state', 'shared-ui'],
};

/** What only some files may import, in addition to their room's list. */
const EXCEPTIONS = [
  // The only folder that imports the router's package (ARCHITECTURE §2); all others import `shared-ui/router`.
  {
    files: ['shared-ui/src/router/!(*.test).{ts,tsx}'],
    room: 'shared-ui',
    extra: ['react-router-dom'],
  },
  // The service worker is a build of its own.
  {
    files: ['host/src/offline/worker/!(*.test).ts'],
    room: 'host',
    extra: ['workbox-expiration', 'workbox-strategies'],
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
  'bench/hydration',
  'bench/counted-prices',
];

/**
 * The table as configurations of ESLint.
 *
 * @param {readonly import('../apps.mjs').App[]} [list] the apps of the shop
 * @returns {import('eslint').Linter.Config[]}
 */
export function importTable(list = apps) {
  const rooms = [...list.map((app) => app.folder), ...sharedRooms, 'remote-loader', 'bench'];
  const leaving = `(?:^|/)(?:\\.\\./)+(?:${[...rooms, 'tooling'].join('|')})(?:/|$)`;
  return rooms.flatMap((room) => {
    const isRemote = list.some(({ folder, role }) => folder === room && role === 'remote');
    const allowed = isRemote ? OF_REMOTES : (OF_OTHERS[room] ?? []);
    return [
      config([`${room}/src/**/*.{ts,tsx}`], allowed, leaving),
      config(
        [`${room}/src/**/*.test.{ts,tsx}`, `${room}/src/**/testing/**`],
        [
          ...allowed,
          ...(sharedRooms.includes(room) ? [] : ['shared-state', 'shared-ui']),
          ...TEST_PACKAGES,
        ],
        leaving,
      ),
      ...(isRemote ? [config([`${room}/src/bench/**`], [...allowed, 'bench'], leaving)] : []),
      ...EXCEPTIONS.filter((exception) => exception.room === room).map((exception) =>
        config(exception.files, [...allowed, ...exception.extra], leaving),
      ),
    ];
  });
}

/**
 * @param {string[]} files
 * @param {readonly string[]} allowed packages
 * @param {string} leaving a path that leaves the room, as a regular expression
 * @returns {import('eslint').Linter.Config}
 */
function config(files, allowed, leaving) {
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
              regex: leaving,
              message: 'A room is entered by its package name, never by a path.',
            },
          ],
        },
      ],
    },
  };
}
