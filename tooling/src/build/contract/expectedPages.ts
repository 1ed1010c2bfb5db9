import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The variable that holds the host's route table. */
const TABLE = 'remoteRoutes';

/** The variable with the host's modules; a host may have none. */
const MODULES = 'remoteModules';

/** The route table cannot be parsed, so the expected pages are unknown. */
export class RouteTableError extends Error {
  constructor(file: string, problem: string) {
    super(
      `${file}: ${problem}. Each route of ${TABLE} names its page as a string literal: page: 'mfe_catalog/Landing'; ${MODULES} is an array of such literals.`,
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
 * @throws {RouteTableError} for a table in another form: a page that is not found here would be missing in the
 * contract
 */
export function expectedPages(file: string): Record<string, string[]> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const routes = tableIn(source, TABLE);
  if (routes.length === 0) throw new RouteTableError(file, `it has no routes in ${TABLE}`);
  const pages = new Map<string, Set<string>>();
  for (const entry of [...routes, ...tableIn(source, MODULES)]) {
    const match = /^(\w+)\/(\w+)$/.exec(pageOf(entry) ?? '');
    if (!match) throw new RouteTableError(file, `“${entry.getText(source)}” has no page`);
    const [, remote = '', page = ''] = match;
    pages.set(remote, (pages.get(remote) ?? new Set()).add(page));
  }
  return Object.fromEntries([...pages].map(([remote, names]) => [remote, [...names].sort()]));
}

/**
 * The paths of a route table, in the order of the source.
 *
 * @throws {RouteTableError} if a path is not a string literal: a remote could take its addresses
 */
export function pathsIn(file: string, variable: string = TABLE): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const paths = tableIn(source, variable).map((entry) => textOf(entry, 'path') ?? '');
  if (paths.length === 0 || paths.includes('')) {
    throw new RouteTableError(file, `${variable} has a route without a literal path`);
  }
  return paths;
}

function tableIn(source: ts.SourceFile, variable: string): readonly ts.Expression[] {
  const tables = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name }) => ts.isIdentifier(name) && name.text === variable)
    .map(({ initializer }) => initializer);
  return tables.flatMap((table) =>
    table && ts.isArrayLiteralExpression(table) ? [...table.elements] : [],
  );
}

function pageOf(entry: ts.Expression): string | undefined {
  return ts.isStringLiteral(entry) ? entry.text : textOf(entry, 'page');
}

/** The string literal of a property. */
function textOf(entry: ts.Expression, key: string): string | undefined {
  if (!ts.isObjectLiteralExpression(entry)) return undefined;
  const property = entry.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => ts.isIdentifier(name) && name.text === key);
  return property && ts.isStringLiteral(property.initializer)
    ? property.initializer.text
    : undefined;
}
