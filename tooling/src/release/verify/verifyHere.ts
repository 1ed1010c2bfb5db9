import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apps as allApps,
  appFolder,
  distFolder,
  workspaceRoot,
  type App,
} from '../../workspace/apps';
import { mapsFolder } from '../../build/build';
import { pagesFolder } from '../../build/pages/builtPages';
import { hashesOf } from '../store/notes';
import { provenance } from '../store/provenance';
import { runAt } from './rebuild';
import { fileProblems } from './verifyBuild';

/**
 * Builds the current commit again in another folder, and compares every file with the build here.
 *
 * @returns the number of equal files
 * @throws {Error} with the differing files
 */
export async function verifyHere(apps: readonly App[]): Promise<number> {
  const { commit, isDirty } = provenance(workspaceRoot);
  if (commit === null || isDirty) throw new Error('There are uncommitted changes: commit first.');
  const folder = mkdtempSync(join(tmpdir(), 'weft-built-again-in-another-folder-'));
  try {
    const clone = join(folder, 'sources');
    const names = apps.length < allApps.length ? apps.map((app) => app.folder) : [];
    await runAt(commit, clone, ['build', ...names]);
    const here = builtFiles(apps);
    const problems = fileProblems(
      here,
      builtFiles(apps.map((app) => ({ ...app, directory: join(clone, app.folder) }))),
    );
    if (problems.length > 0) throw new Error(`Built in another folder:\n${problems.join('\n')}`);
    return Object.keys(here).length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The hashes of what `npm run build` writes in the folders of apps; the host's has the pages once every app is built. */
function builtFiles(apps: readonly App[]): Readonly<Record<string, string>> {
  const folders = apps.flatMap((app) => [
    [`${app.folder}: files`, distFolder(app)],
    [`${app.folder}: pages`, pagesFolder(app)],
    [`${app.folder}: maps`, mapsFolder(app)],
  ]);
  const host = apps.length === allApps.length && apps.find((app) => app.role === 'host');
  if (host) folders.push(['host: html', join(appFolder(host), 'dist-html')]);
  const files = Object.entries(hashesOf(Object.fromEntries(folders) as Record<string, string>));
  // The pages' folder keeps earlier style sheets; a page names its own by its hash.
  return Object.fromEntries(files.filter(([name]) => !name.startsWith('host: html/assets/')));
}
