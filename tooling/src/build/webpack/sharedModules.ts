import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages whose single instance every build shares, with the entry that is imported. */
export const SHARED = [
  'react',
  // A remote's development build may run with the production React of a built host, and vice versa: the JSX runtime
  // and React must come from the same build.
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
 * The workspace's own packages. Their exports change more often than their versions, so the contract compares the
 * export names.
 */
export const OWN_PACKAGES = SHARED.filter((request) => request.startsWith('shared-'));

/**
 * The `shared` option of every build: strict singletons with real versions, so that a mismatch is an error of the
 * remote instead of a second store on the page.
 *
 * @param directory the app's folder, from which the packages are resolved
 */
export function sharedModules(
  directory: string,
  {
    contract,
    hasCopies = true,
  }: {
    /** another version for shared-state, for tests */
    contract?: string | undefined;
    /** whether the build has fallback copies; without them it needs a host that provides the packages */
    hasCopies?: boolean;
  } = {},
): {
  [k: string]: {
    import?: false;
    singleton: boolean;
    strictVersion: boolean;
    version: string;
    requiredVersion: string;
  };
} {
  const require = createRequire(join(directory, 'package.json'));
  return Object.fromEntries(
    SHARED.map((request) => {
      const packageName = request.split('/')[0] ?? request;
      const text = readFileSync(packageJsonOf(require, packageName), 'utf8');
      const { version: own } = JSON.parse(text) as { version: string };
      const version = packageName === 'shared-state' ? (contract ?? own) : own;
      return [
        request,
        {
          singleton: true,
          strictVersion: true,
          version,
          requiredVersion: `^${version}`,
          ...(hasCopies ? {} : { import: false as const }),
        },
      ];
    }),
  );
}

/** The path of an installed package's `package.json`. */
function packageJsonOf(require: NodeJS.Require, packageName: string): string {
  for (const folder of require.resolve.paths(packageName) ?? []) {
    try {
      return require.resolve(join(folder, packageName, 'package.json'));
    } catch {
      // The parent folder may have it.
    }
  }
  throw new Error(`${packageName} is not installed; install the workspace's packages first.`);
}
