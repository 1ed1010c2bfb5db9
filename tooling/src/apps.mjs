import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MANIFEST } from './manifestFile.mjs';
import { readPort } from './ports.mjs';

export { MANIFEST };

/** The workspace's root folder. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

/** False where this package is installed in a repository of one remote. */
export const isWorkspace = existsSync(join(workspaceRoot, 'pnpm-workspace.yaml'));

/**
 * @typedef {object} App
 * @property {string} folder
 * @property {'host' | 'remote'} role a remote is loaded by the host at run time
 * @property {string} federationName the name of its container, and the key of a remote in the release pointer
 * @property {number} portOffset counted from the host's port
 * @property {string} [directory] its folder, where that is not the one of this workspace
 */

/**
 * The apps of the shop: the one list of remotes, from which lint, tests, servers and commands take theirs.
 *
 * @type {readonly App[]}
 */
export const apps = [
  { folder: 'host', role: 'host', federationName: 'host', portOffset: 0 },
  { folder: 'mfe-catalog', role: 'remote', federationName: 'mfe_catalog', portOffset: 1 },
  {
    folder: 'mfe-cart-checkout',
    role: 'remote',
    federationName: 'mfe_cart_checkout',
    portOffset: 2,
  },
  { folder: 'mfe-account-auth', role: 'remote', federationName: 'mfe_account_auth', portOffset: 3 },
];

export const remotes = apps.filter((app) => app.role === 'remote');

/** The packages that all apps are built with, by their folder. */
export const sharedRooms = ['shared-state', 'shared-ui'];

/** The folders of everything that has code: the apps, what they share, the loader, what stands in for the host, and what builds them. */
export const rooms = [
  ...apps.map((app) => app.folder),
  ...sharedRooms,
  'remote-loader',
  'bench',
  'tooling',
];

/** The folder that holds the product media; every server of ours mounts it at `/media/` (RULINGS A16). */
export const mediaFolder = join(workspaceRoot, 'mfe-catalog', 'media');

/** @param {string} folder @returns {App} */
export function appByFolder(folder) {
  const app = apps.find((candidate) => candidate.folder === folder);
  if (!app) {
    const known = apps.map((candidate) => candidate.folder).join(', ');
    throw new Error(`There is no app "${folder}". Name one of: ${known}.`);
  }
  return app;
}

/**
 * A remote of the list, or the one in a folder: a path that begins with a dot or a slash, such as `.` in a repository that
 * holds one remote alone.
 *
 * @param {string} folder
 * @returns {App}
 */
export function remoteByFolder(folder) {
  const remote = /^[./]/.test(folder)
    ? appAt(resolve(folder))
    : remotes.find((candidate) => candidate.folder === folder);
  if (remote?.role !== 'remote') {
    const known = remotes.map((candidate) => candidate.folder).join(', ');
    throw new Error(`There is no remote "${folder}". Name one of: ${known}.`);
  }
  return remote;
}

/**
 * The app in a folder, by the name in its `package.json`: one of the list, or a remote with a repository of its own.
 *
 * @param {string} directory @returns {App}
 */
export function appAt(directory) {
  const { name } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const app = apps.find(({ folder }) => folder === name) ?? {
    folder: name,
    role: 'remote',
    federationName: name.replaceAll('-', '_'),
    portOffset: apps.length,
  };
  return { ...app, directory };
}

/** The absolute folder of an app. @param {App} app */
export function appFolder(app) {
  return app.directory ?? join(workspaceRoot, app.folder);
}

/** The absolute folder of an app's production build. @param {App} app */
export function distFolder(app) {
  return join(appFolder(app), 'dist');
}

/** True when every app has a production build. */
export function isBuilt() {
  return apps.every((app) => existsSync(join(distFolder(app), MANIFEST)));
}

/**
 * The host's port: `WEFT_PORT`, or 3000; the remotes take those above it.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
export function hostPort(environment = process.env) {
  const count = 1 + Math.max(...apps.map((app) => app.portOffset));
  return readPort('WEFT_PORT', environment.WEFT_PORT, { fallback: 3000, count });
}

/** The origin on which an app is served. @param {App} app @param {number} [basePort] */
export function originOf(app, basePort = hostPort()) {
  return `http://localhost:${basePort + app.portOffset}`;
}

/**
 * Origins that may override a remote in a tab (docs/remotes.md): `WEFT_OVERRIDE_ORIGINS`, separated by commas or
 * spaces, such as `http://localhost:*`.
 *
 * @param {NodeJS.ProcessEnv} environment @returns {string[]}
 */
export function overrideOrigins(environment = process.env) {
  const origins = (environment.WEFT_OVERRIDE_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !/^https?:\/\/[\w.-]+(?::(?:\d+|\*))?$/.test(origin));
  if (wrong !== undefined) {
    throw new Error(
      `WEFT_OVERRIDE_ORIGINS names "${wrong}"; an origin looks like http://localhost:4001 or http://localhost:*.`,
    );
  }
  return origins;
}
