import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { pnpm } from '../../workspace/prepare.mjs';
import { run } from '../../workspace/run';
import { workspaceRoot, type App } from '../../workspace/apps';
import type { StagedFolders } from '../publish/publish';
import type { Note } from '../store/notes';

/** Checks out a note's commit into a new folder, and builds an app into other folders. */
export type Rebuild = (
  app: App,
  note: Note,
  folders: { readonly sources: string; readonly built: StagedFolders },
) => Promise<void>;

/** Builds a commit of this repository in a new clone, with that commit's tools. */
export const rebuild: Rebuild = async (app, { commit, isWorkerOff }, { sources, built }) => {
  const options = ['--out', dirname(built.files), ...(isWorkerOff ? ['--worker-off'] : [])];
  await runAt(String(commit), sources, ['release', app.folder, ...options]);
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
