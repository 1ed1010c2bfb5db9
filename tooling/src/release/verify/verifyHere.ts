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
    const compared = apps.map((app) => {
      const here = hashesOf(outputOf(app, apps));
      const rebuilt = hashesOf(outputOf({ ...app, directory: join(clone, app.folder) }, apps));
      const problems = fileProblems(pagesOnce(here), pagesOnce(rebuilt));
      return {
        count: Object.keys(here).length,
        problems: problems.map((problem) => `${app.folder}: ${problem}`),
      };
    });
    const problems = compared.flatMap((result) => result.problems);
    if (problems.length > 0) throw new Error(`Built in another folder:\n${problems.join('\n')}`);
    return compared.reduce((sum, { count }) => sum + count, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What `npm run build` writes in an app's folder; the host's has the pages once every app is built. */
function outputOf(app: App, apps: readonly App[]): Readonly<Record<string, string>> {
  const hasPages = app.role === 'host' && apps.length === allApps.length;
  return {
    files: distFolder(app),
    pages: pagesFolder(app),
    maps: mapsFolder(app),
    ...(hasPages && { html: join(appFolder(app), 'dist-html') }),
  };
}

/** Without the style sheets of the pages, of which the folder keeps earlier ones; a page names its own by its hash. */
function pagesOnce(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).filter(([name]) => !name.startsWith('html/assets/')),
  );
}
