import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appByFolder, remoteByFolder, type App } from '../../workspace/apps';
import { writeSets } from '../../build/pages/writePages';
import { rendererBuild } from '../../build/webpack/rendererBuild';
import { runWebpack } from '../runWebpack';
import { hashOf } from '../../workspace/hashOf';
import { integrityOf } from 'remote-loader/build';
import { MANIFEST } from 'remote-loader/formats';
import { RENDERER_FILE } from '../../build/pages/fileNames';
import { readSnapshot } from '../../release/store/snapshot';
import { move, type Change, type Moved, type MoveOptions } from '../../release/move/move';
import type { ReleaseOptions } from '../../release/move/release';
import type { Render } from '../../release/move/renderPages';
import type { ArtifactStore } from '../../release/store/artifactStore';
import { temporaryFolder } from '../temporaryFolder';
import { writeFiles } from '../writeFiles';

export const HOST = appByFolder('host');
export const CATALOG = remoteByFolder('mfe-catalog');
export const CART = remoteByFolder('mfe-cart-checkout');
export const ACCOUNT = remoteByFolder('mfe-account-auth');
/** The shop of the tests, which has no further remote of the workspace. */
export const SHOP = [HOST, CATALOG, CART, ACCOUNT];

export const SOURCE = {
  commit: null,
  isDirty: null,
  lockfile: null,
  node: '20.19.0',
  pnpm: '10.34.9',
  author: 'A. Tester',
  time: '2026-11-20T10:15:00Z',
};

export const ORIGIN = 'https://shop.example';

export interface TestBuild {
  /** A part of its content. */
  readonly name: string;
  /** The version of shared-state that it needs or provides. */
  readonly contract?: string;
  /** JavaScript of a remote's page: a function body that gives its markup. */
  readonly page?: string;
  readonly addresses?: readonly string[];
  readonly routes?: readonly object[];
}

/** Writes a tiny, complete build of an app into a folder, with a folder for each part of a release. */
export function writeBuild(app: App, folder: string, build: TestBuild): void {
  if (app.role === 'host') writeHost(folder, build);
  else writeRemote(app, folder, build);
}

/** The options of a release of such a build, in any working tree. @param change of the built folder */
export function building(build: TestBuild, change?: (folder: string) => void): ReleaseOptions {
  return {
    buildInto: (app, folder) => {
      writeBuild(app, folder, build);
      change?.(folder);
      return Promise.resolve();
    },
    picturesOf: () => undefined,
    checkSource: () => undefined,
    sourcesOf: () => undefined,
    render: renderHere,
  };
}

/** Writes pages in this process; a separate process would take longer than the rest of a move. */
export const renderHere: Render = (_program, { folder, site, sets }) =>
  writeSets(site, sets, (name) => join(folder, name));

/** A move whose pages are written by {@link renderHere}. */
export async function quickMove(
  store: ArtifactStore,
  change: Change,
  options: MoveOptions = {},
): Promise<Moved> {
  return move(await readSnapshot(store), change, { render: renderHere, ...options });
}

/** The host's program that writes pages in a separate process, once it is built. */
let renderer = 'process.exit(1);';

/** Builds the renderer of the hosts that tests publish from now on. */
export async function buildRenderer(): Promise<void> {
  const folder = temporaryFolder();
  await runWebpack({ ...rendererBuild(folder), output: { path: folder, filename: RENDERER_FILE } });
  renderer = readFileSync(join(folder, RENDERER_FILE), 'utf8');
}

function writeRemote(
  { federationName }: App,
  folder: string,
  { name, contract = '1.0.0', page, addresses = [], routes }: TestBuild,
): void {
  const files = {
    'assets/remoteEntry.0123456789ab.js': `entry of ${name}`,
    'assets/a.js': name,
    'assets/z.css': `/* ${name} */`,
  };
  const hashes = Object.entries(files).map(([file, content]) => [file, integrityOf(content)]);
  const manifest = {
    name: federationName,
    shared: [{ name: 'shared-state', version: contract, requiredVersion: `^${contract}` }],
    exposes: [
      { name: 'Page', assets: { js: { sync: ['assets/a.js'] }, css: { sync: ['assets/z.css'] } } },
    ],
    metaData: {
      remoteEntry: { name: 'assets/remoteEntry.0123456789ab.js', path: '' },
      uses: {},
      integrity: Object.fromEntries(hashes) as object,
      routes,
    },
  };
  writeFiles(join(folder, 'files'), { ...files, [MANIFEST]: JSON.stringify(manifest) });
  const body = page ?? `return '<p>${federationName} ${name}</p>'`;
  writeFiles(join(folder, 'pages'), {
    'pages.cjs': `exports.pages = { Page: () => { ${body} } };
      exports.addresses = () => ${JSON.stringify(addresses)};`,
  });
  writeFiles(join(folder, 'maps'), {
    'assets/a.js.map': JSON.stringify({ version: 3, sources: [name] }),
  });
}

function writeHost(folder: string, { name, contract = '1.0.0' }: TestBuild): void {
  const hash = hashOf(name).slice(0, 12);
  const [main, style] = [`assets/main.${hash}.js`, `assets/main.${hash}.css`];
  const manifest = {
    name: 'host',
    shared: [{ name: 'shared-state', version: contract, requiredVersion: `^${contract}` }],
    exposes: [],
    metaData: {
      pages: Object.fromEntries(REMOTES.map((remote) => [remote, ['Page']])) as object,
      provides: {},
      paths: HOST_PATHS,
    },
  };
  writeFiles(join(folder, 'files'), {
    [main]: `host ${name}`,
    [style]: ':root{--paper:light-dark(#ffffff,#000000)}',
    'app.html': '',
    'sw.js': `worker ${name}`,
    [MANIFEST]: JSON.stringify(manifest),
  });
  const boot = {
    boot: `/${main}`,
    appearance: `/${main}`,
    online: `/${main}`,
    scripts: [],
    main: [`/${main}`, 'sha384-main'],
    styles: [style],
    icons: '',
  };
  writeFiles(join(folder, 'pages'), {
    'boot.json': JSON.stringify(boot),
    'pages.cjs': HOST_PAGES,
    [RENDERER_FILE]: renderer,
  });
  writeFiles(join(folder, 'maps'), {
    [`${main}.map`]: JSON.stringify({ version: 3, sources: [name] }),
  });
}

const REMOTES = SHOP.slice(1).map(({ federationName }) => federationName);
const HOST_PATHS = ['/', ...REMOTES.map((name) => `/${name}`), '/legal'];

/** A host for Node: a page of each remote at its name's address, and one host page. */
const HOST_PAGES = `
  const remotes = ${JSON.stringify(REMOTES)};
  const head = (path, title) => '<title>' + title + '</title><link rel="canonical" href="' + path + '"/>';
  exports.shared = { 'shared-ui': { SHOP_NAME: 'Test' } };
  exports.hostPaths = ${JSON.stringify(HOST_PATHS)};
  exports.sections = [];
  exports.addresses = [
    ...remotes.map((name) => ({ path: '/' + name, page: name + '/Page' })),
    { path: '/legal' },
  ];
  exports.pageOf = (path) => path.startsWith('/product/') ? remotes[0] + '/Page' : undefined;
  exports.declaredRouteOf = (path, routes) => routes.find((route) => route.path === path);
  exports.renderOffline = async () => head('/offline', 'Offline') + '<h1>Offline</h1>';
  exports.render = async (path, page, origin) =>
    head(path, path) + '<main><h1>' + path + '</h1><p>At ' + origin + '</p>' +
    (page ? page.component() : '<p>own</p>') + '</main>';
`;
