import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { assetsOf, entryOf, readBootFiles } from 'remote-loader/formats';
import { appByFolder, distFolder } from '../../workspace/apps';
import { readManifest } from '../contract/contract';
import { attribute, elementsIn } from '../markup';

/** The limit for the landing page's JavaScript until it is interactive, in bytes (brotli). */
const LANDING_BUDGET = 165 * 1000;

/** The remote that owns the landing page. */
export const LANDING_REMOTE = 'mfe-catalog';

export class BudgetError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BudgetError';
  }
}

/** a script and its size in bytes (brotli) */
export type Script = { app: string; file: string; bytes: number };

/**
 * The scripts of the landing page: the host's, the shared packages, and the entry and page of the catalogue.
 *
 * @param builds the host's scripts, and the folder of the catalogue's build; by default those built here
 */
export function landingScripts({
  ofHost = hostScripts(),
  catalog,
}: { ofHost?: readonly Script[]; catalog?: string } = {}): Script[] {
  return [...ofHost, ...pageScripts('Landing', catalog)];
}

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
 * Prints the sizes of the landing page's scripts.
 *
 * @throws {BudgetError} if they exceed the budget
 */
export function printBudgets(scripts: readonly Script[] = landingScripts()): void {
  const total = sizeOf(scripts);
  console.log(
    `Landing page: ${kilobytes(total)} of JavaScript (brotli), budget ${kilobytes(LANDING_BUDGET)}.`,
  );
  for (const app of new Set(scripts.map((script) => script.app))) {
    const own = scripts.filter((script) => script.app === app);
    console.log(`  ${app}: ${kilobytes(sizeOf(own))} in ${own.length} files`);
  }
  if (total > LANDING_BUDGET) {
    throw new BudgetError(
      `The landing page's JavaScript is ${kilobytes(total - LANDING_BUDGET)} over its budget. See the files above.`,
    );
  }
}

/** The scripts of the host built here that every page loads. */
export function hostScripts(): Script[] {
  const host = distFolder(appByFolder('host'));
  const page = readFileSync(join(host, 'app.html'), 'utf8');
  return scriptsOf(page).map((file) => builtScript('host', host, file));
}

/**
 * The scripts that a page loads without interaction: the scripts in its markup and in the list of its first script,
 * without duplicates.
 *
 * @returns paths without the leading slash
 */
export function scriptsOf(html: string): string[] {
  const scripts = elementsIn(parse(html)).filter(({ tagName }) => tagName === 'script');
  const own = scripts.flatMap((script) => attribute(script, 'src') ?? []);
  const files = readBootFiles(html);
  const asked = files ? [...files.scripts, files.main].map(([address]) => address) : [];
  return [...new Set([...own, ...asked])].map((path) => path.slice(1));
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
