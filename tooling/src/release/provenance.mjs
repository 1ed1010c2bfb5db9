import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { workspaceRoot } from '../apps.mjs';

/**
 * From what, by whom and when a release is made.
 *
 * @returns {Pick<import('./notes.mjs').Note, 'commit' | 'isDirty' | 'author' | 'time'>}
 */
export function provenance() {
  const commit = git('rev-parse', 'HEAD');
  return {
    commit,
    isDirty: commit === null ? null : git('status', '--porcelain') !== '',
    author: git('config', 'user.name') || userName(),
    time: new Date().toISOString(),
  };
}

/** @param {...string} args @returns {string | null} null when git can't tell */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: workspaceRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

function userName() {
  try {
    return userInfo().username;
  } catch {
    // A user without a name, as in some containers.
    return null;
  }
}
