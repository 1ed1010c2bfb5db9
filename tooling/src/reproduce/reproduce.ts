import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps as allApps, appFolder, distFolder, workspaceRoot, type App } from '../workspace/apps';
import { mapsFolder } from '../build/build';
import { run } from '../workspace/run';
import { compareFolders, firstDifference, renamedFiles, type Difference } from './compareFolders';
import { copyWorkspace } from './copyWorkspace';
import { moduleAt } from './moduleAt';

/** The folders that `npm run build` writes in an app's folder. */
const OUTPUT = ['dist', 'dist-pages'];
/** The folder that it writes in the host's folder once every app is built. */
const PAGES = 'dist-html';

/** A second build of the same sources has different files. */
class NotReproducibleError extends Error {
  override readonly name = 'NotReproducibleError';
}

/**
 * Builds the current sources again in another folder and compares every file with the build here.
 *
 * @returns the number of equal files
 * @throws {NotReproducibleError} with the differing files, and the first differing module of each script
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

/** The folders that a build of only these apps writes. */
export function outputOf(apps: readonly App[]): string[] {
  return apps.length === allApps.length ? [...OUTPUT, PAGES] : OUTPUT;
}

/**
 * The pages' folder keeps style sheets of earlier builds; a page names its own style sheet by content hash.
 */
function isComparedIn(output: string): (file: string) => boolean {
  return (file) => output !== PAGES || !file.startsWith('assets/');
}

/** The first differing module of each differing script. */
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
