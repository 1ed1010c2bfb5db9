import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's root folder. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The four apps of the shop. `portOffset` counts from the host's port; `federationName` is the name of an app's
 * container, and the key of a remote in the release pointer.
 *
 * @typedef {{ folder: string, federationName: string, portOffset: number }} App
 * @type {readonly App[]}
 */
export const apps = [
  { folder: 'host', federationName: 'host', portOffset: 0 },
  { folder: 'mfe-catalog', federationName: 'mfe_catalog', portOffset: 1 },
  { folder: 'mfe-cart-checkout', federationName: 'mfe_cart_checkout', portOffset: 2 },
  { folder: 'mfe-account-auth', federationName: 'mfe_account_auth', portOffset: 3 },
];

/** The apps that the host loads at run time. */
export const remotes = apps.filter((app) => app.portOffset > 0);

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

/** @param {string} folder @returns {App} */
export function remoteByFolder(folder) {
  const remote = remotes.find((candidate) => candidate.folder === folder);
  if (!remote) {
    const known = remotes.map((candidate) => candidate.folder).join(', ');
    throw new Error(`There is no remote "${folder}". Name one of: ${known}.`);
  }
  return remote;
}

/** The absolute folder of an app. @param {App} app */
export function appFolder(app) {
  return join(workspaceRoot, app.folder);
}

/** The absolute folder of an app's production build. @param {App} app */
export function distFolder(app) {
  return join(appFolder(app), 'dist');
}

/** The file that describes a build to others: what it exposes, shares and consists of. */
export const MANIFEST = 'mf-manifest.json';

/** True when every app has a production build. */
export function isBuilt() {
  return apps.every((app) => existsSync(join(distFolder(app), MANIFEST)));
}

/**
 * The host's port: `WEFT_PORT`, or 3000; the remotes take the three above it.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
export function hostPort(environment = process.env) {
  const text = environment.WEFT_PORT;
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65532) {
    throw new Error(`WEFT_PORT is "${text}"; set it to a whole number from 1 to 65532.`);
  }
  return port;
}

/** The origin on which an app is served. @param {App} app @param {number} [basePort] */
export function originOf(app, basePort = hostPort()) {
  return `http://localhost:${basePort + app.portOffset}`;
}

/**
 * Origins from which a tab may take a remote instead (docs/remotes.md): `WEFT_OVERRIDE_ORIGINS`, with commas or spaces
 * between them, such as `http://localhost:*`.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[]}
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
