import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { appByFolder, distFolder, MANIFEST, originOf, remotes } from '../../workspace/apps.ts';
import { builtHtml, PAGES_FILE, pagesFolder } from './folders.mjs';
import { unknownOrigin } from './pagesAt.mjs';
import { writePages } from './writePages.mjs';

/** @typedef {import('../../workspace/apps.ts').App} App @typedef {import('./writePages.mjs').AppFiles} AppFiles */

/**
 * The public origin of a shop that is served from its builds, which canonical addresses, shared links and the sitemap begin
 * with: `WEFT_ORIGIN`, by default the host's own.
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
 * Writes the pages of the builds, if all apps are built: all of them, or nothing.
 *
 * @param {string} [folder]
 * @returns {Promise<string>} one line about it
 */
export async function writeBuiltPages(folder = builtHtml) {
  const started = Date.now();
  const apps = [appByFolder('host'), ...remotes];
  const missing = apps.filter((app) => !isBuilt(distFolder(app), pagesFolder(app)));
  if (missing.length > 0) {
    return `No pages were written: ${missing.map((app) => app.folder).join(', ')} not built.`;
  }
  const next = mkdtempSync(`${folder}.`);
  try {
    const { addresses } = await writePages(join(next, 'new'), {
      host: files(appByFolder('host')),
      remotes: remotes.map(files),
      origin: publicOrigin(),
    });
    replaceFolder(folder, next);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    return `Wrote ${Object.keys(addresses).length} pages in ${seconds} s.`;
  } finally {
    rmSync(next, { recursive: true });
  }
}

/**
 * Keeps the style sheets of earlier pages, which open pages may request.
 *
 * @param {string} folder @param {string} next has the new pages, and room for the old ones
 */
function replaceFolder(folder, next) {
  const pages = join(next, 'new');
  if (existsSync(join(folder, 'assets'))) {
    cpSync(join(folder, 'assets'), join(pages, 'assets'), { recursive: true, force: false });
  }
  if (existsSync(folder)) renameSync(folder, join(next, 'old'));
  renameSync(pages, folder);
}

/** @param {App} app @returns {AppFiles} */
function files(app) {
  return {
    name: app.federationName,
    files: distFolder(app),
    pages: pagesFolder(app),
    release: 'build',
    manifest: `${unknownOrigin(app)}/${MANIFEST}`,
  };
}

/** @param {string} folder @param {string} pages */
function isBuilt(folder, pages) {
  return existsSync(join(folder, MANIFEST)) && existsSync(join(pages, PAGES_FILE));
}
