import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Build } from './Build';

/**
 * The workspace's own packages among shared ones. Their exports change more often than their versions, so the contract compares the
 * export names.
 */
export function workspacePackages(shared: readonly string[]): string[] {
  return shared.filter((request) => request.startsWith('shared-'));
}

interface SharedModule {
  singleton: boolean;
  strictVersion: boolean;
  version: string;
  requiredVersion: string;
  /** no fallback copy */
  import?: false;
}

/**
 * The `shared` option of a build: strict singletons with real versions, so that a mismatch is an error of the remote
 * instead of a second store on the page.
 *
 * @param hasCopies whether the build has fallback copies; without them it needs a host that provides the packages
 */
export function sharedModules(
  { directory, shared, contract }: Pick<Build, 'directory' | 'shared' | 'contract'>,
  { hasCopies = true } = {},
): Record<string, SharedModule> {
  const require = createRequire(join(directory, 'package.json'));
  return Object.fromEntries(
    shared.map((request) => {
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
