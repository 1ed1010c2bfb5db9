import { describe, expect, it } from '@jest/globals';
import { readRoutes } from './declaredRoutes.ts';

const HOST = ['/', '/product', '/product/:id', '/cart'];
const OUTLET = { path: '/outlet', page: 'Outlet', shape: 'listing' };

describe('the routes of a remote', () => {
  it('come from its manifest, with the federation ids of their pages', () => {
    const guarded = { ...OUTLET, path: '/outlet/:id', title: 'Deal', isGuarded: true };
    expect(readRoutes([remote('mfe_catalog', [OUTLET, guarded])], HOST)).toEqual({
      routes: [
        { path: '/outlet', page: 'mfe_catalog/Outlet', shape: 'listing' },
        { ...guarded, page: 'mfe_catalog/Outlet' },
      ],
      problems: [],
    });
  });

  it.each([{}, { metaData: { routes: null } }])('are empty in a manifest with %j', (own) => {
    const { routes, problems } = readRoutes([{ name: 'mfe_catalog', exposes: [], ...own }], HOST);
    expect([...routes, ...problems]).toEqual([]);
  });

  it.each(['/a/b/c/d', '/2026-sale', '/outlet/:id/sizes'])('may be %s', (path) => {
    expect(problemsOf({ path })).toEqual([]);
  });

  it('may have a word where another route has a parameter', () => {
    const manifest = remote('mfe_catalog', [
      { ...OUTLET, path: '/outlet/:id' },
      { ...OUTLET, path: '/outlet/new' },
    ]);
    expect(readRoutes([manifest], HOST).problems).toEqual([]);
  });
});

describe('an invalid route', () => {
  it.each([
    ['outlet', /^its route outlet is not a path such as \/outlet or \/outlet\/:id\.$/],
    ['/', /is not a path/],
    ['/outlet/', /is not a path/],
    ['//outlet', /is not a path/],
    ['/Outlet', /is not a path/],
    ['/outlet.html', /is not a path/],
    ['/out%6cet', /is not a path/],
    ['/outlet?a', /is not a path/],
    ['/outlet/*', /is not a path/],
    ['/outlet/:id?', /is not a path/],
    ['/:slug', /is not a path/],
    ['/-', /is not a path/],
    [7, /is not a path/],
    ['/assets/new', /is reserved for files of the shop/],
    ['/media', /is reserved for files of the shop/],
    ['/404', /is reserved for files of the shop/],
    ['/offline', /is reserved for files of the shop/],
    ['/cart', /^its route \/cart would take addresses of the host's own \/cart\.$/],
    ['/product/outlet', /would take addresses of the host's own \/product\/:id/],
  ])('for its path: %s', (path, problem) => {
    expect(problemsOf({ path })).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    [{ page: 'Inlet' }, /names the page Inlet, which the remote does not expose/],
    [{ page: undefined }, /names the page undefined/],
    [{ shape: 'round' }, /has the shape round; name one of: landing, listing, detail, form, auth/],
    [{ title: 7 }, /has a title that is not a string/],
    [{ isGuarded: false }, /has a value of isGuarded other than true/],
  ])('for %j', (change, problem) => {
    expect(problemsOf(change)).toEqual([expect.stringMatching(problem)]);
  });

  it.each(['outlet', 7, [null], [OUTLET, OUTLET]])('among the routes %j', (routes) => {
    expect(readRoutes([remote('mfe_catalog', routes)], HOST).problems).toHaveLength(1);
  });

  it.each([
    ['/outlet', '/outlet'],
    ['/outlet/:id', '/outlet/:name'],
    ['/outlet/new', '/outlet/:id'],
  ])('because another remote has it: %s and %s', (path, other) => {
    const manifests = [
      remote('mfe_catalog', [{ ...OUTLET, path }]),
      remote('mfe_account_auth', [{ ...OUTLET, path: other }]),
    ];
    const { routes, problems } = readRoutes(manifests, HOST);
    expect(routes.map(({ page }) => page)).toEqual(['mfe_catalog/Outlet']);
    const problem = `its route ${other} would take addresses of mfe_catalog/Outlet at ${path}.`;
    expect(problems).toEqual([{ remote: 'mfe_account_auth', problem }]);
  });
});

function problemsOf(change: object): string[] {
  const { problems } = readRoutes([remote('mfe_catalog', [{ ...OUTLET, ...change }])], HOST);
  return problems.map(({ problem }) => problem);
}

function remote(name: string, routes: unknown) {
  return { name, exposes: [{ name: 'Outlet' }], metaData: { routes } };
}
