import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type TypeScript from 'typescript';

const require = createRequire(import.meta.url);

/** Loaded on demand, because loading takes two seconds and only builds of a host need it. */
const parser = (): typeof TypeScript => require('typescript') as typeof TypeScript;

/** A table of the host cannot be parsed: a page or path that is not found in it would be missing in the contract. */
export class RouteTableError extends Error {
  constructor(file: string, problem: string) {
    super(
      `${file}: ${problem}. Each route of remoteRoutes names its page as a string literal: page: 'mfe_catalog/Landing'; remoteModules is an array of such literals.`,
    );
    this.name = 'RouteTableError';
  }
}

/**
 * The pages that a host's routes name, and its modules, by remote. They are read from the source, because in a build
 * they are only strings.
 *
 * @param file the route table, `src/routes.ts` of the host
 * @returns such as `{ mfe_catalog: ['Landing', 'Listing'] }`
 * @throws {RouteTableError} for a table in another form
 */
export function expectedPages(file: string): Record<string, string[]> {
  const pages = new Map<string, Set<string>>();
  for (const table of ['remoteRoutes', 'remoteModules']) {
    for (const id of literalsIn(file, table, 'page')) {
      const [remote = '', page = ''] = id.split('/');
      pages.set(remote, (pages.get(remote) ?? new Set()).add(page));
    }
  }
  return Object.fromEntries([...pages].map(([remote, names]) => [remote, [...names].sort()]));
}

/**
 * The paths of a host's pages: those of remotes and its own.
 *
 * @throws {RouteTableError} if a path is not a string literal: a remote could take its addresses
 */
export function hostPaths(directory: string): string[] {
  return [
    ...literalsIn(join(directory, 'src/routes.ts'), 'remoteRoutes', 'path'),
    ...literalsIn(join(directory, 'src/pages/hostRoutes.tsx'), 'hostRoutes', 'path'),
  ];
}

/** The string literal of a property in each entry of a table, or the entry itself if it is a literal. */
function literalsIn(file: string, table: string, key: 'page' | 'path'): string[] {
  const ts = parser();
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const entries = source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name }) => ts.isIdentifier(name) && name.text === table)
    .flatMap(({ initializer }) =>
      initializer && ts.isArrayLiteralExpression(initializer) ? [...initializer.elements] : [],
    );
  if (entries.length === 0) throw new RouteTableError(file, `it has no routes in ${table}`);
  return entries.map((entry) => {
    const properties = ts.isObjectLiteralExpression(entry) ? [...entry.properties] : [];
    const property = properties
      .filter((property) => ts.isPropertyAssignment(property))
      .find(({ name }) => ts.isIdentifier(name) && name.text === key);
    const value = property?.initializer ?? entry;
    if (ts.isStringLiteral(value)) return value.text;
    throw new RouteTableError(file, `“${entry.getText(source)}” has no ${key}`);
  });
}
