import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** From what, by whom and when a release was made. */
export interface Provenance {
  /** Null where the build came from no git repository. */
  readonly commit: string | null;
  /** Whether the tree had changes that were not committed. */
  readonly isDirty: boolean | null;
  readonly author: string | null;
  /** In ISO 8601. */
  readonly time: string;
}

/** @param folder of the repository */
export function provenance(folder: string): Provenance {
  const git = gitIn(folder);
  const commit = git('rev-parse', 'HEAD');
  return {
    commit,
    isDirty: commit === null ? null : git('status', '--porcelain') !== '',
    author: authorIn(folder),
    time: new Date().toISOString(),
  };
}

/** Who runs this: in a workflow of GitHub's who started it, else whom git knows, else the user of this machine. */
export function authorIn(folder: string): string | null {
  return process.env['GITHUB_ACTOR'] || gitIn(folder)('config', 'user.name') || userName();
}

/** @returns null when git can't tell */
function gitIn(folder: string): (...args: string[]) => string | null {
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

function userName(): string | null {
  try {
    return userInfo().username;
  } catch {
    // A user without a name, as in some containers.
    return null;
  }
}
