import { execFileSync } from 'node:child_process';
import { remotes } from '../workspace/apps';

/** The branch of finished work: the local one first. */
const MAIN = ['refs/heads/main', 'refs/remotes/origin/main'];

/** Each remote without the host. */
const ALONE = remotes.map(({ folder }) => `${folder}/e2e/`);

/**
 * The end-to-end tests that a change in a folder of the workspace can break, besides lint, types and unit tests; of a remote
 * also those in {@link specsOf}. A change in any other folder, such as `tooling`, can break everything.
 */
const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  '.github': [],
  benchmarks: [],
  docs: ['host/e2e/release'],
  host: ['boot', 'pages', 'position', 'remotes', 'shell', 'takeover'].map(inHost),
  'mfe-account-auth': ['host/e2e/account'],
  'mfe-cart-checkout': ['host/e2e/cart-checkout'],
  'mfe-catalog': ['host/e2e/catalog', 'host/e2e/pictures'],
  'remote-loader': [
    ...['faults', 'plugins', 'release', 'remotes'].map(inHost),
    'tooling/e2e/loaderExample',
  ],
  'shared-state': ['host/e2e/', ...ALONE],
  'shared-ui': ['shared-ui/e2e/', 'host/e2e/shell', 'host/e2e/reach'],
  'stand-in': ALONE,
};

function inHost(name: string) {
  return `host/e2e/${name}`;
}

/** The end-to-end tests that changed files can break: parts of paths, as arguments of Playwright, or `everything`. */
export function specsFor(files: readonly string[]): 'everything' | string[] {
  const found = files.map(specsOf);
  if (found.includes(undefined)) return 'everything';
  return [...new Set(found.flatMap((specs) => specs ?? []))].sort();
}

function specsOf(file: string): readonly string[] | undefined {
  if (/\/e2e\/[^/]+\.spec\.ts$/.test(file)) return [file];
  if (/\.test\.tsx?$|\.md$|^host\/engines\//.test(file)) return [];
  // What every build uses.
  if (file.startsWith('remote-loader/src/build/')) return undefined;
  const [room = '', folder] = file.split('/');
  if (folder === 'e2e') return [`${room}/e2e/`];
  if (!remotes.some((remote) => remote.folder === room)) return JOURNEYS[room];
  return [`${room}/e2e/`, 'host/e2e/pages', ...(JOURNEYS[room] ?? [])];
}

/**
 * The unit tests that changed files can break although no test imports them: patterns of paths, for Jest. Documents quote the
 * texts of any source.
 */
export function unitsFor(files: readonly string[]): string[] {
  const rooms = files
    .filter((file) => !/\.(?:[cm]?[jt]sx?|md)$/.test(file))
    .map((file) => `/${file.split('/')[0]}/`);
  return ['tooling/src/checks/docs/', ...new Set(rooms)];
}

/**
 * The files that changed since the branch left main, uncommitted changes included.
 *
 * @returns the base commit, and the paths of the files that still exist
 * @throws {Error} if there is no commit to compare with
 */
export function changedFiles(workspace: string): { base: string; files: string[] } {
  const git = (...args: string[]): string[] => {
    try {
      const output = execFileSync('git', args, { cwd: workspace, encoding: 'utf8' });
      return output.split('\n').filter(Boolean);
    } catch (cause) {
      const problem = `git ${args[0]} finds nothing to compare with: fetch main and its history`;
      throw new Error(`${problem}, or run npm test without --changed.`, { cause });
    }
  };
  const [branch] = git('for-each-ref', '--format=%(refname)', ...MAIN);
  if (branch === undefined) {
    throw new Error(
      'There is neither "main" nor "origin/main" to compare with: fetch one, or run npm test without --changed.',
    );
  }
  const [base = ''] = git('merge-base', branch, 'HEAD');
  // A deleted file breaks its importers, which the type check and their tests find.
  const edited = git('diff', '--name-only', '--diff-filter=d', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return { base, files: [...edited, ...added].sort() };
}
