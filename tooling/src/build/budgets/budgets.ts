import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assetsOf, entryOf, type HostFiles } from 'remote-loader/formats';
import { appByFolder, distFolder, hasSample } from '../../workspace/apps';
import { readManifest } from '../contract/contract';
import { pagesFolder } from '../pages/builtPages';
import { readHostFiles } from '../pages/nodeBuilds';

/** The limit for the landing page's JavaScript until it is interactive, in bytes (brotli). */
const LANDING_BUDGET = 165 * 1000;

/** The remote that owns the landing page. */
export const LANDING_REMOTE = 'mfe-catalog';

/** A script and its size in bytes (brotli). */
export type Script = { app: string; file: string; bytes: number };

/**
 * The scripts that a page of the catalogue adds to the host's: the remote's entry and the page. The asynchronous scripts
 * in the manifest are the remote's copies of shared packages, which are never loaded.
 *
 * @param page its name, such as `Landing`
 * @param catalog the folder of the catalogue's build
 */
export function pageScripts(
  page: string,
  catalog: string = distFolder(appByFolder(LANDING_REMOTE)),
): Script[] {
  const manifest = readManifest(catalog);
  const files = [entryOf(manifest), ...(assetsOf(manifest, page)?.js ?? [])];
  return files.map((file) => builtScript(LANDING_REMOTE, catalog, file));
}

/**
 * Prints the sizes of the landing page's scripts: the host's, with the shared packages, and those of the catalogue's build.
 *
 * @throws {Error} as {@link checkBudget}
 */
export function printBudgets(ofHost = hostScripts(), catalog?: string): void {
  const scripts = [...ofHost, ...pageScripts('Landing', catalog)];
  const total = sizeOf(scripts);
  console.log(
    `Landing page: ${kilobytes(total)} of JavaScript (brotli), budget ${kilobytes(LANDING_BUDGET)}.`,
  );
  for (const app of new Set(scripts.map((script) => script.app))) {
    const ofApp = scripts.filter((script) => script.app === app);
    console.log(`  ${app}: ${kilobytes(sizeOf(ofApp))} in ${ofApp.length} files`);
  }
  checkBudget(total);
}

/** @throws {Error} above the budget, which is for the sample: more products are more bytes (docs/performance.md#a-larger-catalogue) */
export function checkBudget(bytes: number, isSample = hasSample): void {
  if (bytes <= LANDING_BUDGET) return;
  const excess = `The landing page's JavaScript is ${kilobytes(bytes - LANDING_BUDGET)} over its budget`;
  if (isSample) throw new Error(`${excess}. See the files above.`);
  console.log(`${excess}, which is for the sample's products.`);
}

/** The scripts of the host built here that every page loads. */
export function hostScripts(): Script[] {
  const host = appByFolder('host');
  const files = scriptsOf(readHostFiles(pagesFolder(host)));
  return files.map((file) => builtScript('host', distFolder(host), file));
}

/** The host's scripts that every page loads without interaction. @returns paths without the leading slash */
export function scriptsOf({ boot, scripts, main }: HostFiles): string[] {
  const requested = [...scripts, main].map(([address]) => address);
  return [boot, ...requested].map((path) => path.slice(1));
}

function builtScript(app: string, folder: string, file: string): Script {
  const compressed = join(folder, `${file}.br`);
  const { size } = statSync(existsSync(compressed) ? compressed : join(folder, file));
  return { app, file, bytes: size };
}

function sizeOf(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
