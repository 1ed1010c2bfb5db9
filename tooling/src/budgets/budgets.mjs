import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { appByFolder, distFolder } from '../apps.mjs';
import { BOOT_SCRIPTS } from '../webpack/bootScripts.mjs';

/** JavaScript that the landing page may ask for before it is interactive, in bytes of brotli (ARCHITECTURE §6). */
export const LANDING_BUDGET = 165 * 1000;

/** A budget that the build does not keep. */
export class BudgetError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'BudgetError';
  }
}

/**
 * The scripts of the landing page: the host's own, what it shares, and the entry and page of the catalogue. The
 * manifest's asynchronous ones are the remote's own copies of what the host shares; nobody asks for them.
 *
 * @returns {{ app: string, file: string, bytes: number }[]}
 */
export function landingScripts() {
  const host = appByFolder('host');
  const catalog = appByFolder('mfe-catalog');
  const manifest = readManifest(catalog);
  const { path, name } = manifest.metaData.remoteEntry;
  const landing = manifest.exposes.find(
    (/** @type {{ name: string }} */ expose) => expose.name === 'Landing',
  );
  /** @type {string[]} */
  const bootScripts = readJson(join(distFolder(host), BOOT_SCRIPTS));
  return [
    ...bootScripts.map((file) => ({ app: host, file })),
    ...[join(path, name), ...landing.assets.js.sync].map((file) => ({
      app: catalog,
      file,
    })),
  ].map(({ app, file }) => ({
    app: app.folder,
    file,
    bytes: brotliSize(join(distFolder(app), file)),
  }));
}

/** Prints what the landing page weighs. @throws {BudgetError} when it is too heavy */
export function printBudgets() {
  const scripts = landingScripts();
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

/** @param {import('../apps.mjs').App} app */
function readManifest(app) {
  return readJson(join(distFolder(app), 'mf-manifest.json'));
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} file */
function brotliSize(file) {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
