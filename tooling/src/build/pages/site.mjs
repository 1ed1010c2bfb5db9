import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appByFolder, distFolder, MANIFEST, originOf, remotes } from '../../apps.mjs';
import { releaseNumber } from 'remote-loader/pointer';
import { readPointer } from '../../release/pointerFile.mjs';
import {
  builtHtml,
  PAGES_FILE,
  pagesFolder,
  releasedHtml,
  releasedPagesFolder,
} from './folders.mjs';
import { writePages } from './writePages.mjs';

/** @typedef {import('../../apps.mjs').App} App @typedef {import('./writePages.mjs').AppFiles} AppFiles */

/**
 * The public origin of the shop, which canonical addresses, shared links and the sitemap begin with: `WEFT_ORIGIN`, by default
 * the host's own.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @throws {Error} when it is no origin
 */
export function publicOrigin(environment = process.env) {
  const { WEFT_ORIGIN: origin } = environment;
  if (!origin) return originOf(appByFolder('host'));
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new Error(`WEFT_ORIGIN is "${origin}"; an origin looks like https://shop.example.`);
  }
  return origin;
}

/**
 * Writes the pages of the builds, if all apps are built.
 *
 * @param {string} [folder]
 * @returns {string} one line about it
 */
export function writeBuiltPages(folder = builtHtml) {
  const apps = [appByFolder('host'), ...remotes];
  const missing = apps.filter((app) => !isBuilt(distFolder(app), pagesFolder(app)));
  if (missing.length > 0) {
    return `No pages were written: ${missing.map((app) => app.folder).join(', ')} not built.`;
  }
  return write(
    folder,
    remotes.map((app) => files(app, distFolder(app), pagesFolder(app), 'build')),
  );
}

/**
 * Writes the pages of the releases that the pointer names, if all of them lie on this machine.
 *
 * @param {string} releases the folder of releases
 * @param {string} [stage]
 * @returns {string} one line about it
 */
export function writeReleasedPages(releases, stage) {
  const { remotes: lines } = readPointer(releases, stage);
  const host = appByFolder('host');
  if (!isBuilt(distFolder(host), pagesFolder(host)))
    return 'No pages were written: the host is not built.';
  /** @type {AppFiles[]} */
  const live = [];
  for (const app of remotes) {
    const line = lines[app.federationName];
    const number = line && Number(releaseNumber(line.manifest));
    const folder = number ? join(releases, app.folder, String(number)) : '';
    const pages = number ? releasedPagesFolder(releases, app, number) : '';
    if (!number || !isBuilt(folder, pages)) {
      return `No pages were written: the release of ${app.folder} that is live does not lie here.`;
    }
    live.push(files(app, folder, pages, String(number)));
  }
  return write(releasedHtml(releases, stage), live);
}

/** @param {string} folder @param {readonly AppFiles[]} live */
function write(folder, live) {
  const started = Date.now();
  const host = appByFolder('host');
  const count = writePages(folder, {
    host: files(host, distFolder(host), pagesFolder(host), 'build'),
    remotes: live,
    origin: publicOrigin(),
  });
  return `Wrote ${count} pages in ${((Date.now() - started) / 1000).toFixed(1)} s.`;
}

/** @param {App} app @param {string} folder @param {string} pages @param {string} release @returns {AppFiles} */
function files(app, folder, pages, release) {
  return { name: app.federationName, files: folder, pages, release };
}

/** @param {string} folder @param {string} pages */
function isBuilt(folder, pages) {
  return existsSync(join(folder, MANIFEST)) && existsSync(join(pages, PAGES_FILE));
}
