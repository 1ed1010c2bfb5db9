import { execFileSync } from 'node:child_process';

/** There is no commit to compare with. */
export class NoBaseError extends Error {
  constructor() {
    super(
      'There is neither "main" nor "origin/main" to compare with: fetch one, or run npm test without --changed.',
    );
    this.name = 'NoBaseError';
  }
}

/**
 * What has changed since the branch left main, what is not committed included.
 *
 * @returns the commit that it is compared with, and the paths of what is there still
 * @throws {NoBaseError}
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
    // A file that is gone has broken those that imported it: types and the related tests of these find it.
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
      // Not every clone has it.
    }
  }
  throw new NoBaseError();
}
