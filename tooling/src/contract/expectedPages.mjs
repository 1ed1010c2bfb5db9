import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The variable that holds the host's route table. */
const TABLE = 'remoteRoutes';

/** The route table can't be read, so nobody could be told which pages the host expects. */
export class RouteTableError extends Error {
  /** @param {string} file @param {string} problem */
  constructor(file, problem) {
    super(
      `${file}: ${problem}. Each route of ${TABLE} names its page as a text: page: 'mfe_catalog/Landing'.`,
    );
    this.name = 'RouteTableError';
  }
}

/**
 * The pages that a host's routes name, by remote. They are read from the source, since a build knows them only as texts.
 *
 * @param {string} file the route table, `src/routes.ts` of the host
 * @returns {Record<string, string[]>} such as `{ mfe_catalog: ['Landing', 'Listing'] }`
 * @throws {RouteTableError} for a table that can't be told so: a page that is missed here would be missed in the contract
 */
export function expectedPages(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const routes = tableIn(source);
  if (routes.length === 0) throw new RouteTableError(file, `it has no routes in ${TABLE}`);
  /** @type {Map<string, Set<string>>} */
  const pages = new Map();
  for (const route of routes) {
    const match = /^(\w+)\/(\w+)$/.exec(pageOf(route) ?? '');
    if (!match) throw new RouteTableError(file, `“${route.getText(source)}” has no page`);
    const [, remote = '', page = ''] = match;
    pages.set(remote, (pages.get(remote) ?? new Set()).add(page));
  }
  return Object.fromEntries([...pages].map(([remote, names]) => [remote, [...names].sort()]));
}

/** @param {ts.SourceFile} source @returns {readonly ts.Expression[]} */
function tableIn(source) {
  const tables = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name }) => ts.isIdentifier(name) && name.text === TABLE)
    .map(({ initializer }) => initializer);
  return tables.flatMap((table) =>
    table && ts.isArrayLiteralExpression(table) ? [...table.elements] : [],
  );
}

/** @param {ts.Expression} route @returns {string | undefined} */
function pageOf(route) {
  if (!ts.isObjectLiteralExpression(route)) return undefined;
  const page = route.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => ts.isIdentifier(name) && name.text === 'page');
  return page && ts.isStringLiteral(page.initializer) ? page.initializer.text : undefined;
}
