import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { remotes, workspaceRoot } from '../../workspace/apps';
import { expectedPages, hostPaths, RouteTableError } from './expectedPages';
import { temporaryFolder } from '../../testing/temporaryFolder';

const folder = temporaryFolder();
mkdirSync(join(folder, 'src'));

it('finds the pages in the routes, and the modules, by remote', () => {
  const file = routes(`
    import type { PageId } from './remotes/pageId';
    export const remoteRoutes: readonly { path: string; page: PageId }[] = [
      { path: '/product', page: 'mfe_catalog/Listing', shape: 'listing' },
      { path: '/product/men', page: 'mfe_catalog/Listing', shape: 'listing' },
      { path: '/', page: 'mfe_catalog/Landing', shape: 'landing' },
      { path: '/cart', page: 'mfe_cart/Cart', shape: 'form', isGuarded: true },
    ];
    export const remoteModules: readonly ModuleId[] = ['mfe_catalog/Search'];
    const other = [{ page: 'mfe_other/Page' }];
  `);
  expect(expectedPages(file)).toEqual({
    mfe_catalog: ['Landing', 'Listing', 'Search'],
    mfe_cart: ['Cart'],
  });
});

it.each(remotes)(
  '$folder exposes and tests every page of a route',
  ({ folder, federationName }) => {
    const table = readFileSync(join(workspaceRoot, 'host/src/routes.ts'), 'utf8');
    const room = join(workspaceRoot, folder, 'src');
    const tests = readFileSync(join(room, 'testing/pages.ts'), 'utf8');
    const routed = [...table.matchAll(/page: '(\w+)\/(\w+)'/g)];
    const pages = routed.flatMap(([, remote, page]) => (remote === federationName ? [page] : []));
    expect(pages.filter((page) => !existsSync(join(room, `expose/${page}.tsx`)))).toEqual([]);
    expect(pages.filter((page) => !tests.includes(`'../expose/${page}'`))).toEqual([]);
  },
);

it.each([
  ['const routes = [];', 'it has no routes in remoteRoutes'],
  ['export const remoteRoutes = makeRoutes();', 'it has no routes in remoteRoutes'],
  ["export const remoteRoutes = [{ path: '/', page: LANDING }];", 'page: LANDING }” has no page'],
  ['export const remoteRoutes = [...others];', '“...others” has no page'],
  [
    "export const remoteRoutes = [{ page: 'a/B' }]; const remoteModules = [SEARCH];",
    '“SEARCH” has no page',
  ],
])('fails instead of missing a page: %s', (text, problem) => {
  expect(() => expectedPages(routes(text))).toThrow(RouteTableError);
  expect(() => expectedPages(routes(text))).toThrow(problem);
});

it('fails instead of missing a path', () => {
  routes("const remoteRoutes = [{ path: HOME, page: 'a/B' }];");
  expect(() => hostPaths(folder)).toThrow("page: 'a/B' }” has no path");
});

function routes(text: string): string {
  const file = join(folder, 'src/routes.ts');
  writeFileSync(file, text);
  return file;
}
