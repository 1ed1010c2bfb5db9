import { join } from 'node:path';
import { appByFolder, appFolder } from '../../apps.mjs';
import { PRODUCTION } from 'remote-loader/pointer';

/** @typedef {import('../../apps.mjs').App} App */

/** The folder of an app's build for Node, in the app's own, and the file in it. */
export const PAGES_FOLDER = 'dist-pages';
export const PAGES_FILE = 'pages.cjs';

/** The data of the host's build for the writer of the pages; beside the host's build for Node. */
export const BOOT_FILE = 'boot.json';

/** The worker that replaces the shop's when that has to be removed; beside the host's build for Node. */
export const WORKER_OFF_FILE = 'sw-off.js';

/** The folder of an app's build for Node. @param {App} app */
export function pagesFolder(app) {
  return join(appFolder(app), PAGES_FOLDER);
}

/** The pages of the builds, beside the host's build. */
export const builtHtml = join(appFolder(appByFolder('host')), 'dist-html');

/** The pages of a stage, in the folder of releases. @param {string} releases @param {string} [stage] */
export function releasedHtml(releases, stage) {
  return join(releases, htmlPrefix(stage));
}

/** The prefix of a stage's pages. @param {string} [stage] */
export function htmlPrefix(stage = PRODUCTION) {
  return stage === PRODUCTION ? 'html' : `html.${stage}`;
}

/** Where the build for Node of a release lies; nobody serves it. @param {string} releases @param {App} app @param {number} number */
export function releasedPagesFolder(releases, app, number) {
  return join(releases, 'builds', app.folder, String(number));
}

/** The pages of unknown addresses and of unknown products, sent with the status 404. */
export const NOT_FOUND = { path: '/404', file: '404.html' };
export const PRODUCT_NOT_FOUND = { path: '/product/404', file: 'product/404.html' };

/** The offline page: the service worker shows it for addresses that were never visited. */
export const OFFLINE = { path: '/offline', file: 'offline/index.html' };
