import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pnpm } from '../../workspace/prepare.mjs';
import { run } from '../../workspace/run';
import { workspaceRoot, type App } from '../../workspace/apps';
import { stagedFolders, type StagedFolders } from '../publish/publish';
import type { Note } from '../store/notes';

/** Builds an app of a note's commit in a new folder. */
export type Rebuild = (app: App, note: Note, folder: string) => Promise<StagedFolders>;

/** Builds a commit of this repository in a new clone, with that commit's tools. */
export const rebuild: Rebuild = async (app, { commit, isWorkerOff }, folder) => {
  const built = join(folder, 'built');
  const options = ['--out', built, ...(isWorkerOff ? ['--worker-off'] : [])];
  await runAt(String(commit), join(folder, 'sources'), ['release', app.folder, ...options]);
  return stagedFolders(built);
};

/** Runs a command of weft in a new clone of this repository, with the tools of that commit. */
export async function runAt(
  commit: string,
  folder: string,
  command: readonly string[],
): Promise<void> {
  clone(commit, folder);
  const quietly = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as 'ignore'[] };
  await run('npx', [...pnpm(), 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    ...quietly,
    env: { ...process.env, CI: 'true' },
  });
  await run(process.execPath, ['tooling/bin/weft.mjs', ...command], quietly);
}

function clone(commit: string, folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  git('clone', '--shared', '--no-checkout', workspaceRoot, folder);
  try {
    git('-C', folder, 'checkout', '--detach', commit);
  } catch (cause) {
    throw new Error(`${workspaceRoot} has no commit ${commit}: run git fetch.`, { cause });
  }
}
