import type { OxlintOverride } from 'oxlint';

/**
 * The architecture's import table as lint rules: the packages that each room may import besides its own files. Relative
 * paths that leave a room are refused.
 */
const ROOMS = {
  'mfe-*': ['react', 'mobx', 'mobx-react-lite', 'shared-state', 'shared-ui'],
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
  ],
  'remote-loader': ['@module-federation/enhanced'],
  // It replaces the host when a remote is run or tested alone.
  'stand-in': ['react', 'react-dom', 'mobx-react-lite', 'shared-state', 'shared-ui'],
};

type Room = keyof typeof ROOMS;

const TEST_PACKAGES = [
  '@jest/globals',
  '@testing-library',
  'fast-check',
  'node:*',
  'react-dom',
  'stand-in/hydration',
  'stand-in/in-shop',
  'stand-in/counted-renders',
];

const TESTS = ['**/*.test.{ts,tsx}'];

/** Additional packages for some files, but not for their tests. */
const EXCEPTIONS: readonly (readonly [file: string, room: Room, extra: readonly string[]])[] = [
  ['mfe-*/src/standalone/**', 'mfe-*', ['stand-in']],
  // The only folder that imports the router's package; all others import `shared-ui/router`.
  ['shared-ui/src/router/**', 'shared-ui', ['react-router-dom']],
  // Only in development.
  ['host/src/remotes/SourceStack.tsx', 'host', ['@jridgewell/trace-mapping']],
  // The list of sections, read on Node when the host is built.
  ['host/src/**/*.data.ts', 'host', ['mfe-catalog/sections']],
  // The service worker is a separate build.
  ['host/src/offline/worker/**', 'host', ['workbox-expiration', 'workbox-strategies']],
  ['mfe-catalog/src/search/catalogueIndex.ts', 'mfe-*', ['minisearch']],
  // Runs on Node, in the builds of hosts and remotes.
  ['remote-loader/src/build/**', 'remote-loader', ['node:*']],
  // Only types: schema.org's definitions.
  ['mfe-catalog/src/structuredData/{structuredData,productData}.ts', 'mfe-*', ['schema-dts']],
];

/** The packages that scripts may import besides Node's modules, by file. */
const SCRIPTS = {
  'benchmarks/*.ts': ['@playwright/test', 'remote-loader', 'tooling'],
  'mfe-catalog/records/**/*.ts': ['csv-parse', 'fast-xml-parser', 'parse5', 'valibot'],
  'mfe-catalog/pictures/**/*.ts': ['sharp'],
};

/** The folders of tooling, and the folders that each may import; commands may import all. */
const TOOL_ROOMS: Readonly<Record<string, readonly string[]>> = {
  workspace: [],
  build: ['workspace'],
  serve: ['workspace', 'build'],
  release: ['workspace', 'build', 'serve'],
  testing: ['workspace', 'build', 'serve', 'release'],
  checks: ['workspace', 'build', 'serve', 'testing'],
};

/** The table as overrides for oxlint's configuration. */
export function importTable(): OxlintOverride[] {
  const ofRooms = Object.entries(ROOMS).flatMap(([room, allowed]) => [
    config({ files: [`${room}/src/**/*.{ts,tsx}`] }, allowed),
    config({ files: [`${room}/src/**/*.test.{ts,tsx}`, `${room}/src/**/testing/**`] }, [
      ...allowed,
      ...(room.startsWith('shared-') ? [] : ['shared-state', 'shared-ui']),
      ...TEST_PACKAGES,
    ]),
  ]);
  const ofExceptions = EXCEPTIONS.map(([file, room, extra]) =>
    config({ files: [file], excludeFiles: TESTS }, [...ROOMS[room], ...extra]),
  );
  const ofBuildTests = config({ files: ['remote-loader/src/build/*.test.ts'] }, [
    ...ROOMS['remote-loader'],
    ...TEST_PACKAGES,
    // For the tests of the loader's build plugins.
    'mini-css-extract-plugin',
    'webpack',
  ]);
  const ofScripts = Object.entries(SCRIPTS).map(([files, allowed]) =>
    config({ files: [files], excludeFiles: TESTS }, [...allowed, 'node:*']),
  );
  return [...ofRooms, ...ofExceptions, ofBuildTests, ...ofScripts, ...toolRooms()];
}

/** The imports that the folders of tooling must not have, to prevent cycles; tests may import the tests' helpers. */
function toolRooms(): OxlintOverride[] {
  const all = [...Object.keys(TOOL_ROOMS), 'command'];
  return Object.entries(TOOL_ROOMS).map(([room, allowed]) => {
    const others = all.filter((other) => other !== room && !allowed.includes(other)).join('|');
    return restricted(
      { files: [`tooling/src/${room}/**/*.{ts,mjs}`], excludeFiles: TESTS },
      {
        regex: `^(?:\\.\\./)+(?:${others})/`,
        message: `${room} may import: ${allowed.join(', ') || 'no other folder'}.`,
      },
    );
  });
}

const LEAVING =
  '(?:^|/)(?:\\.\\./)+(?:host|mfe-[^/]+|shared-[^/]+|remote-loader|stand-in|benchmarks|tooling)(?:/|$)';

type Files = Pick<OxlintOverride, 'files' | 'excludeFiles'>;

/** @param allowed packages */
function config(files: Files, allowed: readonly string[]): OxlintOverride {
  const packages = [...allowed, '.', '..'].map((name) => `!{${name},${name}/**/*}`);
  return restricted(
    files,
    // This pattern is first, because oxlint ignores patterns after one that allows an import.
    { regex: LEAVING, message: 'Import a room by its package name, never by a path.' },
    {
      group: ['**', ...packages],
      message:
        'The import table does not allow this import in this room (docs/architecture.md#rooms).',
    },
  );
}

function restricted(files: Files, ...patterns: object[]): OxlintOverride {
  return { ...files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}
