import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { remotes } from '../../workspace/apps';

/** the dependency fields of a room's `package.json` */
export interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** Files that use the workspace's test programs, which the workspace declares for all rooms. */
const TESTS = /\.test\.tsx?$|\/(?:testing|e2e|engines)\/|^tooling\/src\/checks\//;

/** `require.resolve` and JSDoc types, which TypeScript does not list as imports. */
const OTHER_IMPORTS = /require\.resolve\('([^']+)'|^\s*(?:\/\*)?\*.*?\bimport\('([^']+)'\)/gm;

/** The packages that a room declares. */
export function declaredBy({ dependencies, devDependencies, peerDependencies }: Manifest): {
  [x: string]: string;
} {
  return { ...dependencies, ...devDependencies, ...peerDependencies };
}

/**
 * The packages that a room's files import without a declaration. Tests may also import packages that the workspace declares,
 * except other rooms.
 *
 * @param root the workspace's root
 * @returns `file: package`
 */
export function undeclaredImports(room: string, root: string): string[] {
  const own = new Set([room, ...Object.keys(declaredBy(manifestOf(join(root, room))))]);
  const ofWorkspace = Object.entries(declaredBy(manifestOf(root)));
  const ofTests = ofWorkspace.flatMap(([name, at]) => (at.startsWith('workspace:') ? [] : [name]));
  return filesOf(join(root, room)).flatMap((path) => {
    const file = relative(root, path);
    const allowed = TESTS.test(file) ? new Set([...own, ...ofTests]) : own;
    const packages = new Set(importedPackages(readFileSync(path, 'utf8')));
    return [...packages].flatMap((name) => (allowed.has(name) ? [] : [`${file}: ${name}`]));
  });
}

/**
 * A cycle of dependencies from a room back to itself; undefined if there is none.
 *
 * @param needs the dependencies of each room
 */
export function cycleIn(needs: Readonly<Record<string, readonly string[]>>): string[] | undefined {
  const done = new Set();
  const visit = (room: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const needed of needs[room] ?? []) {
      const cycle = visit(needed, [...way, room]);
      if (cycle) return cycle;
    }
    done.add(room);
    return undefined;
  };
  for (const room of Object.keys(needs)) {
    const cycle = visit(room, []);
    if (cycle) return cycle;
  }
  return undefined;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function filesOf(folder: string) {
  const endings = ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.jsx'];
  return ts.sys.readDirectory(folder, endings, ['**/node_modules', '**/dist*', '**/.*', 'public']);
}

/** The packages whose names a file imports. */
function importedPackages(text: string) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const names = importedFiles.map(({ fileName }) => fileName);
  const others = [...text.matchAll(OTHER_IMPORTS)].map(
    ([, resolved, typed]) => resolved ?? typed ?? '',
  );
  return (
    [...names, ...others]
      .filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
      // Pages of remotes are loaded through federation; their types come from `paths` in the configuration.
      .filter((name) => !remotes.some(({ federationName }) => federationName === name))
  );
}
