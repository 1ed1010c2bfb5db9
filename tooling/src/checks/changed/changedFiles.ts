import { execFileSync } from 'node:child_process';

/**
 * The files that changed since the branch left main, uncommitted changes included.
 *
 * @returns the base commit, and the paths of the files that still exist
 * @throws {Error} if there is no commit to compare with
 */
export function changedFiles(workspace: string): { base: string; files: string[] } {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: workspace,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const base = baseOf(git);
  const lists = [
    // A deleted file breaks its importers, which the type check and their tests find.
    git('diff', '--name-only', '--diff-filter=d', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = lists.flatMap((list) => list.split('\n')).filter(Boolean);
  return { base, files: [...new Set(files)].sort() };
}

function baseOf(git: (...args: string[]) => string) {
  for (const branch of ['main', 'origin/main']) {
    try {
      return git('merge-base', branch, 'HEAD').trim();
    } catch {
      // Not every clone has this branch.
    }
  }
  throw new Error(
    'There is neither "main" nor "origin/main" to compare with: fetch one, or run npm test without --changed.',
  );
}
