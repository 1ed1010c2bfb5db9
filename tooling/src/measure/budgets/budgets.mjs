import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { appByFolder, distFolder, MANIFEST } from '../../apps.mjs';
import { readAddress } from '../../cli/readAddress.mjs';

/** JavaScript that the landing page may ask for before it is interactive, in bytes of brotli. */
export const LANDING_BUDGET = 165 * 1000;

/** The remote that draws the landing page. */
export const LANDING_REMOTE = 'mfe-catalog';

/** The build exceeds a budget. */
export class BudgetError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'BudgetError';
  }
}

/** @typedef {{ app: string, file: string, bytes: number }} Script a script and its size in bytes of brotli */

/**
 * The scripts of the landing page: the host's own, what it shares, and the entry and page of the catalogue.
 *
 * @param {object} [builds]
 * @param {readonly Script[]} [builds.ofHost] the host's part; by default that of the host built here
 * @param {string} [builds.catalog] the folder of the catalogue's build
 * @returns {Script[]}
 */
export function landingScripts({ ofHost = hostScripts(), catalog } = {}) {
  return [...ofHost, ...pageScripts('Landing', catalog)];
}

/**
 * The scripts that a page of the catalogue adds to the host's: the remote's entry and the page. The manifest's
 * asynchronous ones are the remote's copies of shared packages, which nothing loads.
 *
 * @param {string} page by its name, such as `Landing`
 * @param {string} [catalog] the folder of the catalogue's build
 * @returns {Script[]}
 */
export function pageScripts(page, catalog = distFolder(appByFolder(LANDING_REMOTE))) {
  const manifest = readJson(join(catalog, MANIFEST));
  const { path, name } = manifest.metaData.remoteEntry;
  const exposed = manifest.exposes.find(
    (/** @type {{ name: string }} */ expose) => expose.name === page,
  );
  const files = [join(path, name), ...(exposed?.assets.js.sync ?? [])];
  return files.map((file) => builtScript(LANDING_REMOTE, catalog, file));
}

/**
 * A deployed host's part of the landing page's scripts.
 *
 * @param {string} origin
 * @returns {Promise<Script[]>}
 * @throws {BudgetError} when its page names none
 */
export async function deployedHostScripts(origin) {
  const files = scriptsOf((await readAddress(new URL('/', origin))).toString());
  if (files.length === 0) throw new BudgetError(`The page of ${origin} names no scripts.`);
  return Promise.all(
    files.map(async (file) => {
      const content = await readAddress(new URL(file, origin));
      return { app: 'host', file, bytes: brotliCompressSync(content).length };
    }),
  );
}

/**
 * Prints the sizes of the landing page's scripts.
 *
 * @param {readonly Script[]} [scripts]
 * @throws {BudgetError} if they exceed the budget
 */
export function printBudgets(scripts = landingScripts()) {
  const total = scripts.reduce((sum, script) => sum + script.bytes, 0);
  console.log(
    `Landing page: ${kilobytes(total)} of JavaScript (brotli), budget ${kilobytes(LANDING_BUDGET)}.`,
  );
  for (const app of new Set(scripts.map((script) => script.app))) {
    const own = scripts.filter((script) => script.app === app);
    console.log(
      `  ${app}: ${kilobytes(own.reduce((sum, script) => sum + script.bytes, 0))} in ${own.length} files`,
    );
  }
  if (total > LANDING_BUDGET) {
    throw new BudgetError(
      `The landing page's JavaScript is ${kilobytes(total - LANDING_BUDGET)} over its budget. See the files above.`,
    );
  }
}

/** The scripts of the host built here that every page asks for. @returns {Script[]} */
export function hostScripts() {
  const host = distFolder(appByFolder('host'));
  const page = readFileSync(join(host, 'app.html'), 'utf8');
  return scriptsOf(page).map((file) => builtScript('host', host, file));
}

/**
 * The scripts that a page asks for by itself: those in its markup, and those that the first of them asks for. One that the
 * markup names twice comes once.
 *
 * @param {string} html
 * @returns {string[]} paths without the leading slash
 */
export function scriptsOf(html) {
  const tags = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  const own = tags.flatMap((tag) => /\bsrc=["']?([^\s"'>]+)/.exec(tag)?.[1] ?? []);
  const list = /<script\b[^>]*\bid=["']?boot-files\b[^>]*>([^<]*)<\/script>/.exec(html)?.[1];
  /** @type {{ scripts?: string[], main?: string }} */
  const { scripts = [], main } = list ? JSON.parse(list) : {};
  const paths = new Set([...own, ...scripts, ...(main ? [main] : [])]);
  return [...paths].map((path) => path.slice(1));
}

/** @param {string} app @param {string} folder of the build @param {string} file @returns {Script} */
function builtScript(app, folder, file) {
  const compressed = join(folder, `${file}.br`);
  const { size } = statSync(existsSync(compressed) ? compressed : join(folder, file));
  return { app, file, bytes: size };
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
