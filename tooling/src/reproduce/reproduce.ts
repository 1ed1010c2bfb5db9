import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps as allApps, appFolder, distFolder, workspaceRoot, type App } from '../workspace/apps';
import { mapsFolder } from '../build/build';
import { run } from '../workspace/run';
import { compareFolders, firstDifference, renamedFiles, type Difference } from './compareFolders';
import { copyWorkspace } from './copyWorkspace';
import { moduleAt } from './moduleAt';

/** What `npm run build` writes into an app's folder. */
const OUTPUT = ['dist', 'dist-pages'];
/** What it writes into the host's folder once every app is built. */
const PAGES = 'dist-html';

/** The same sources were built into other files. */
class NotReproducibleError extends Error {
  override readonly name = 'NotReproducibleError';
}

/**
 * Builds the present sources once more in another folder and compares every file with what is built here.
 *
 * @returns how many files are the same
 * @throws {NotReproducibleError} with the files that differ, and the modules in which scripts do
 */
export async function reproduce(apps: readonly App[]): Promise<number> {
  const workspace = mkdtempSync(join(tmpdir(), 'weft-built-again-in-another-folder-'));
  try {
    await copyWorkspace(workspaceRoot, workspace);
    await run(
      process.execPath,
      ['tooling/bin/weft.mjs', 'build', ...apps.map((app) => app.folder)],
      {
        cwd: workspace,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const outputs = outputOf(apps);
    let count = 0;
    const problems: string[] = [];
    for (const app of apps) {
      for (const output of outputs) {
        if (!existsSync(join(appFolder(app), output))) continue;
        const [here, there] = [join(appFolder(app), output), join(workspace, app.folder, output)];
        const { same, differences } = compareFolders(here, there, isComparedIn(output));
        count += same;
        if (differences.length === 0) continue;
        problems.push(
          ...differences.map(({ file, kind }) => `${join(app.folder, output, file)} is ${kind}.`),
        );
        if (output === 'dist') problems.push(...changedModules(app, there, differences));
      }
    }
    if (problems.length === 0) return count;
    throw new NotReproducibleError(`Built in another folder:\n${problems.join('\n')}`);
  } finally {
    rmSync(workspace, { recursive: true });
  }
}

/** The folders that a build of these apps alone writes. */
export function outputOf(apps: readonly App[]): string[] {
  return apps.length === allApps.length ? [...OUTPUT, PAGES] : OUTPUT;
}

/** The pages' folder keeps style sheets of earlier builds; a page names its own by their content. */
function isComparedIn(output: string): (file: string) => boolean {
  return (file) => output !== PAGES || !file.startsWith('assets/');
}

/** For each script that differs, the first module that does. */
function changedModules(app: App, there: string, differences: readonly Difference[]): string[] {
  const scripts = renamedFiles(differences).filter(([file]) => file.endsWith('.js'));
  return scripts.map(([before, after]) => {
    const script = readFileSync(join(distFolder(app), before));
    const offset = firstDifference(script, readFileSync(join(there, after)));
    const map = readFileSync(join(mapsFolder(app), `${before}.map`), 'utf8');
    const module = moduleAt(script.subarray(0, offset).toString(), map) ?? 'webpack’s own code';
    return `The first module that differs in ${before}: ${module}`;
  });
}
