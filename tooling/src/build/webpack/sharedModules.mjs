import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages whose single instance every build shares, with the entry that is imported. */
export const SHARED = [
  'react',
  // A remote's development build speaks to the production React of a built host, and the reverse: both sides of that
  // conversation have to come from the same build.
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'mobx',
  'mobx-react-lite',
  'shared-state',
  'shared-ui',
  'shared-ui/router',
];

/**
 * Those of this workspace. Their versions change less often than what they export, so the contract compares the names.
 */
const OWN_PACKAGES = SHARED.filter((request) => request.startsWith('shared-'));

/**
 * Of these packages the host provides what its own rooms import and what remotes may import: the names of a list, or all but
 * those that only tests use. A remote that uses another one does not fit the host (`npm run contract`) until it stands here.
 *
 * @type {Readonly<Record<string, readonly string[] | { readonly without: readonly string[] }>>}
 */
export const OFFERED = {
  mobx: ['makeAutoObservable', 'observableRef', 'observableShallow', 'reaction'],
  'mobx-react-lite': ['observer'],
  'shared-ui/router': { without: ['MemoryRouter'] },
};

/** The packages of which a build says by name what it provides or uses. */
export const NAMED_PACKAGES = [...new Set([...OWN_PACKAGES, ...Object.keys(OFFERED)])];

/**
 * The `shared` option of every build: strict singletons with real versions, so that a mismatch fails loudly in the
 * remote's boundary instead of putting two stores on the page (ARCHITECTURE §2).
 *
 * @param {string} directory the app's folder, from which the packages are resolved
 * @param {object} [options]
 * @param {string | undefined} [options.contract] a version for shared-state in the place of its own, to try how versions get
 *   on
 * @param {boolean} [options.hasCopies] whether the build brings the packages along; without, it runs only where the page has
 *   them
 */
export function sharedModules(directory, { contract, hasCopies = true } = {}) {
  const require = createRequire(join(directory, 'package.json'));
  return Object.fromEntries(
    SHARED.map((request) => {
      const packageName = request.split('/')[0];
      const own = JSON.parse(readFileSync(packageJsonOf(require, packageName), 'utf8')).version;
      const version = packageName === 'shared-state' ? (contract ?? own) : own;
      return [
        request,
        {
          singleton: true,
          strictVersion: true,
          version,
          requiredVersion: `^${version}`,
          ...(hasCopies ? {} : { import: /** @type {const} */ (false) }),
        },
      ];
    }),
  );
}

/** @param {NodeJS.Require} require @param {string} packageName */
function packageJsonOf(require, packageName) {
  for (const folder of require.resolve.paths(packageName) ?? []) {
    try {
      return require.resolve(join(folder, packageName, 'package.json'));
    } catch {
      // Not in this folder: the next one up may have it.
    }
  }
  throw new Error(`${packageName} is not installed; run the installation of the workspace first.`);
}
