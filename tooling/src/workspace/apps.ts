import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MANIFEST } from 'remote-loader/formats';

export const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** False if this package is installed in the repository of a single remote. */
export const isWorkspace = existsSync(join(workspaceRoot, 'pnpm-workspace.yaml'));

export interface App {
  folder: string;
  /** a remote is loaded by the host at run time */
  role: 'host' | 'remote';
  /** the name of its container, and the key of a remote in the release pointer */
  federationName: string;
  /** relative to the host's port */
  portOffset: number;
  /** its folder, if it is outside this workspace */
  directory?: string;
}

const LAST_PORT = 65_535;

/** The port offset of a remote that names none. A shop's own remotes are below it. */
const OTHER_PORT = 10;

/**
 * The apps of the shop: the host, and each folder `mfe-*` of the workspace in the order of their ports. Lint, tests, servers and
 * commands read this list.
 */
export const apps: readonly App[] = [
  { folder: 'host', role: 'host', federationName: 'host', portOffset: 0 },
  ...listedRemotes(),
];

export const remotes = apps.filter((app) => app.role === 'remote');

/** The folders of the packages that all apps share. */
export const sharedRooms = ['shared-state', 'shared-ui'];

/** The folders of all rooms: the apps, the shared packages, the loader, the stand-in for the host, the benchmarks and the tools. */
export const rooms = [
  ...apps.map((app) => app.folder),
  ...sharedRooms,
  'remote-loader',
  'stand-in',
  'benchmarks',
  'tooling',
];

/** Whether the shop sells the products of the sample catalogue (docs/testing.md#tests-of-the-sample). */
export const hasSample = existsSync(join(workspaceRoot, 'mfe-catalog/catalogue/SAMPLE.md'));

/**
 * The folder that holds the product media; every server of ours mounts it at `/media/`
 * (docs/product/catalogue.md#picture-paths).
 */
export const mediaFolder = join(workspaceRoot, 'mfe-catalog', 'media');

export function appByFolder(folder: string): App {
  return apps.find((app) => app.folder === folder) ?? refuse('app', folder, apps);
}

/** The remote in the current folder, if that is a repository of its own. */
export function ownRemote(): App[] {
  return !isWorkspace && existsSync('webpack.config.mjs') ? [appAt(process.cwd())] : [];
}

/**
 * An app of the list, the remote in its own repository, or the remote in a folder: a path that begins with a dot or a slash,
 * such as `.`.
 */
export function appNamed(name: string): App {
  const known = [...ownRemote(), ...apps];
  if (!/^[./]/.test(name)) return inList(known, name) ?? refuse('app', name, known);
  if (existsSync(join(name, 'webpack.config.mjs'))) return appAt(resolve(name));
  throw new Error(`There is no remote in the folder "${name}".`);
}

/** A remote, as in {@link appNamed}. */
export function remoteByFolder(name: string): App {
  const known = [...ownRemote(), ...remotes];
  const remote = /^[./]/.test(name) ? appNamed(name) : inList(known, name);
  return remote?.role === 'remote' ? remote : refuse('remote', name, known);
}

/** @param name may end with a slash, as a shell completes the name of a folder */
function inList(known: readonly App[], name: string): App | undefined {
  return known.find(({ folder }) => folder === name.replace(/\/$/, ''));
}

function refuse(kind: 'app' | 'remote', name: string, known: readonly App[]): never {
  const folders = known.map(({ folder }) => folder).join(', ');
  throw new Error(`There is no ${kind} "${name}". Name one of: ${folders}.`);
}

/** The app in a folder, by its `package.json`: an app of the list, or a remote in its own repository. */
export function appAt(directory: string): App {
  const app = remoteAt(directory);
  return { ...(apps.find(({ folder }) => folder === app.folder) ?? app), directory };
}

function listedRemotes(): App[] {
  if (!isWorkspace) return [];
  return readdirSync(workspaceRoot)
    .filter(
      (name) => name.startsWith('mfe-') && existsSync(join(workspaceRoot, name, 'package.json')),
    )
    .map((name) => remoteAt(join(workspaceRoot, name)))
    .sort((a, b) => a.portOffset - b.portOffset);
}

function remoteAt(directory: string): App {
  const text = readFileSync(join(directory, 'package.json'), 'utf8');
  const { name, config } = JSON.parse(text) as {
    name: string;
    config?: { portOffset?: number };
  };
  return remoteNamed(name, config?.portOffset);
}

/** A remote, which may be in another repository. */
export function remoteNamed(folder: string, portOffset = OTHER_PORT): App {
  return { folder, role: 'remote', federationName: federationNameOf(folder), portOffset };
}

/** The name of the container of an app with this folder. */
export function federationNameOf(folder: string): string {
  return folder.replaceAll('-', '_');
}

/** The folder of the app with this container, and its prefix in a store; also of one that is in another repository. */
export function folderOf(federationName: string): string {
  return federationName.replaceAll('_', '-');
}

/** The absolute folder of an app. */
export function appFolder(app: App): string {
  return app.directory ?? join(workspaceRoot, app.folder);
}

/** The absolute folder of an app's production build. */
export function distFolder(app: App): string {
  return join(appFolder(app), 'dist');
}

/** Whether an app has a production build. */
export function isBuilt(app: App): boolean {
  return existsSync(join(distFolder(app), MANIFEST));
}

/** The host's port: `WEFT_PORT`, or 3000; the remotes use the next ports. */
export function hostPort(environment: NodeJS.ProcessEnv = process.env): number {
  const { WEFT_PORT: text } = environment;
  const port = text ? Number(text) : 3000;
  const highest = LAST_PORT - Math.max(...apps.map((app) => app.portOffset));
  if (Number.isInteger(port) && port >= 1 && port <= highest) return port;
  throw new Error(`WEFT_PORT is "${text}"; set it to a whole number from 1 to ${highest}.`);
}

/** The name of this machine in the addresses of the local servers: `WEFT_HOST`, such as `192.168.1.20`, or localhost. */
export function machineName(): string {
  const { WEFT_HOST: name } = process.env;
  if (!name) return 'localhost';
  if (/^[\w.-]+$/.test(name)) return name;
  throw new Error(
    `WEFT_HOST is "${name}"; set it to a host name or an IPv4 address, such as 192.168.1.20.`,
  );
}

export function originOf(app: App, basePort: number = hostPort()): string {
  return `http://${machineName()}:${basePort + app.portOffset}`;
}
