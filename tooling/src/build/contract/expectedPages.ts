import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type TypeScript from 'typescript';

const require = createRequire(import.meta.url);

/** Loaded on demand, because loading takes two seconds and only builds of a host need it. */
const parser = (): typeof TypeScript => require('typescript') as typeof TypeScript;

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
  const source = parse(file);
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
  const source = parse(file);
  const paths = tableIn(source, variable).map((entry) => textOf(entry, 'path') ?? '');
  if (paths.length === 0 || paths.includes('')) {
    throw new RouteTableError(file, `${variable} has a route without a literal path`);
  }
  return paths;
}

/** The paths of a host's pages: those of remotes and its own. */
export function hostPaths(directory: string): string[] {
  return [
    ...pathsIn(join(directory, 'src/routes.ts')),
    ...pathsIn(join(directory, 'src/pages/hostRoutes.tsx'), 'hostRoutes'),
  ];
}

function parse(file: string): TypeScript.SourceFile {
  const { createSourceFile, ScriptTarget } = parser();
  return createSourceFile(file, readFileSync(file, 'utf8'), ScriptTarget.Latest);
}

function tableIn(
  source: TypeScript.SourceFile,
  variable: string,
): readonly TypeScript.Expression[] {
  const tables = source.statements
    .filter((statement) => parser().isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name }) => parser().isIdentifier(name) && name.text === variable)
    .map(({ initializer }) => initializer);
  return tables.flatMap((table) =>
    table && parser().isArrayLiteralExpression(table) ? [...table.elements] : [],
  );
}

function pageOf(entry: TypeScript.Expression): string | undefined {
  return parser().isStringLiteral(entry) ? entry.text : textOf(entry, 'page');
}

/** The string literal of a property. */
function textOf(entry: TypeScript.Expression, key: string): string | undefined {
  if (!parser().isObjectLiteralExpression(entry)) return undefined;
  const property = entry.properties
    .filter((property) => parser().isPropertyAssignment(property))
    .find(({ name }) => parser().isIdentifier(name) && name.text === key);
  return property && parser().isStringLiteral(property.initializer)
    ? property.initializer.text
    : undefined;
}
