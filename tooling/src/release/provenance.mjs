import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/**
 * The commit, author and time of a release.
 *
 * @param {string} folder of the repository
 * @returns {Pick<import('./notes.mjs').Note, 'commit' | 'isDirty' | 'author' | 'time'>}
 */
export function provenance(folder) {
  const git = gitIn(folder);
  const commit = git('rev-parse', 'HEAD');
  return {
    commit,
    isDirty: commit === null ? null : git('status', '--porcelain') !== '',
    author: git('config', 'user.name') || userName(),
    time: new Date().toISOString(),
  };
}

/** @param {string} folder @returns {(...args: string[]) => string | null} null when git can't tell */
function gitIn(folder) {
  return (...args) => {
    try {
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return null;
    }
  };
}

function userName() {
  try {
    return userInfo().username;
  } catch {
    // A user without a name, as in some containers.
    return null;
  }
}
