import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { apps, distFolder, MANIFEST, sharedRooms, workspaceRoot } from '../apps.mjs';

/** Files among the sources that are in no build. */
const NOT_BUILT = /\.test\.tsx?$|\.snap$/;

/** Sources of the build tools. */
const TOOLS = [
  'pnpm-lock.yaml',
  'tooling/package.json',
  'tooling/tsconfig.base.json',
  'tooling/src/apps.mjs',
  'tooling/src/build',
  'tooling/src/release/contract',
  'tooling/src/release/pointer',
  'tooling/src/release/integrityOf.mjs',
];

/**
 * The apps whose production build is missing or older than one of its sources.
 *
 * @param {readonly import('../apps.mjs').App[]} [chosen]
 */
export function staleApps(chosen = apps) {
  return chosen.filter((app) => isStale(stampOf(app), sourcesOf(app)));
}

/**
 * Sets a build's time to its start: later edits are not in it, and webpack does not touch unchanged files.
 *
 * @param {string} stamp a file of the build
 * @param {Date} began
 */
export function stampBuild(stamp, began) {
  utimesSync(stamp, began, began);
}

/**
 * True when a build is missing or older than one of its sources.
 *
 * @param {string} stamp a file of the build
 * @param {readonly string[]} sources files and folders, seen from the workspace's folder; one that does not exist has no part in it
 */
export function isStale(stamp, sources) {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return sources.some((source) => newestIn(resolve(workspaceRoot, source)) > built);
}

/** The source of a room, and what its build is configured with. @param {string} folder */
export function roomSources(folder) {
  return ['src', 'public', 'package.json', 'tsconfig.json', 'webpack.config.mjs'].map((part) =>
    join(folder, part),
  );
}

/** @param {import('../apps.mjs').App} app @returns {string[]} */
function sourcesOf(app) {
  const loader = app.role === 'host' ? ['remote-loader'] : [];
  return [...[app.folder, ...loader, ...sharedRooms].flatMap(roomSources), ...TOOLS];
}

/** The file of an app's build whose time is that of the build. @param {import('../apps.mjs').App} app */
export function stampOf(app) {
  return join(distFolder(app), MANIFEST);
}

/** When a file, or the newest of a folder's, was changed, in milliseconds. @param {string} path @returns {number} */
function newestIn(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry || NOT_BUILT.test(path)) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
