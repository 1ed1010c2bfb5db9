import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../../workspace/hashOf';

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** The inputs of a build, its author and its time. */
export interface Provenance {
  /** Null if the build came from no git repository. */
  readonly commit: string | null;
  readonly isDirty: boolean | null;
  readonly lockfile: { readonly name: string; readonly hash: string } | null;
  /** Versions. */
  readonly node: string;
  readonly pnpm: string | null;
  readonly author: string | null;
  /** In ISO 8601. */
  readonly time: string;
}

export function provenance(folder: string): Provenance {
  const commit = git(folder, 'rev-parse', 'HEAD');
  const root = rootOf(folder);
  return {
    commit,
    isDirty: commit === null ? null : git(folder, 'status', '--porcelain') !== '',
    lockfile: lockfileIn(root),
    node: process.versions.node,
    pnpm: pnpmIn(root),
    author: authorIn(folder),
    time: new Date().toISOString(),
  };
}

/** The nearest folder with a lockfile: also in a copy of the sources that is no repository. */
function rootOf(folder: string): string {
  const parent = dirname(folder);
  return parent === folder || lockfileIn(folder) ? folder : rootOf(parent);
}

function lockfileIn(folder: string): Provenance['lockfile'] {
  const name = LOCKFILES.find((file) => existsSync(join(folder, file)));
  if (name === undefined) return null;
  return { name, hash: hashOf(readFileSync(join(folder, name))) };
}

function pnpmIn(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { engines } = JSON.parse(readFileSync(file, 'utf8')) as { engines?: { pnpm?: string } };
  return engines?.pnpm ?? null;
}

/** The user: in a GitHub workflow the person who started it, otherwise the user name in git. */
export function authorIn(folder: string): string | null {
  return process.env['GITHUB_ACTOR'] || git(folder, 'config', 'user.name');
}

/** @throws {Error} with git's reason if there is no commit, or if there are uncommitted changes */
export function checkCommit(folder: string): void {
  try {
    runGit(folder, ['rev-parse', 'HEAD']);
  } catch (cause) {
    const { stderr, message } = cause as Error & { stderr?: string };
    const reason = (stderr || message).trim().replaceAll(/\s+/g, ' ');
    throw new Error(
      `The release would have no commit, because git reports "${reason}". Correct this, or release without a commit: --force.`,
      { cause },
    );
  }
  if (runGit(folder, ['status', '--porcelain']) === '') return;
  throw new Error(
    `There are uncommitted changes in ${folder}: commit them, or release them with --force.`,
  );
}

/** @throws {Error} if a build would lose what is live: the live release's commit is no ancestor */
export function checkDescent(
  folder: string,
  app: string,
  { commit, release }: { readonly commit: string | null; readonly release: number },
): void {
  if (commit === null) return;
  try {
    runGit(folder, ['merge-base', '--is-ancestor', commit, 'HEAD']);
  } catch (cause) {
    throw new Error(
      `Release ${release} of ${app} is live, and its commit ${commit.slice(0, 10)} is not in the history of this clone: run git pull, or replace it with --force.`,
      { cause },
    );
  }
}

/** @returns null if git fails */
function git(folder: string, ...args: readonly string[]): string | null {
  try {
    return runGit(folder, args);
  } catch {
    return null;
  }
}

function runGit(folder: string, args: readonly string[]): string {
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', env: process.env } as const;
  return execFileSync('git', args, options).trim();
}
