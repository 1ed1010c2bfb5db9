import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { remotes, workspaceRoot } from '../../workspace/apps';
import { checkContract, ContractError, hostManifest, pagesByRemote } from './contract';

const HOST = {
  ...manifest('host', { 'shared-state': '1.2.0', react: '19.3.1' }),
  metaData: {
    pages: { mfe_catalog: ['Landing', 'Wishlist'], mfe_account_auth: ['Account'] },
    provides: { 'shared-ui': ['Button', 'Price'], 'shared-state': ['useCart'] },
  },
};

describe('the versions of shared packages', () => {
  it('satisfy the ranges of the remote', () => {
    const check = (range: string) =>
      checkContract(manifest('mfe_blog', { 'shared-state': range }), HOST);
    expect(() => check('^1.1.3')).not.toThrow();
    expect(() => check('^1.3.0')).toThrow(
      'mfe_blog does not fit the host:\n  it needs shared-state ^1.3.0, but the host provides 1.2.0.',
    );
  });

  it('include every required package; the message lists every breach', () => {
    const remote = manifest('mfe_blog', { jotai: '^2.0.0', react: '^18' });
    expect(() => checkContract(remote, HOST)).toThrow(/jotai.*\n.*react \^18/);
  });
});

it('a remote exposes every page in the host’s routes, and may expose more', () => {
  const remote = manifest('mfe_catalog', {}, ['Landing', 'Wishlist', 'Outfit']);
  expect(() => checkContract(remote, HOST)).not.toThrow();
  expect(() => checkContract(manifest('mfe_catalog', {}, ['Landing']), HOST)).toThrow(
    "mfe_catalog does not fit the host:\n  the host's routes name its page Wishlist, but it does not expose it.",
  );
});

describe('the names that a remote imports from the shared packages', () => {
  it('are exported by the host’s copies, and not newer', () => {
    const uses = { 'shared-ui': ['Button', 'Rating'], 'shared-state': ['useCart', 'useVouchers'] };
    const remote = { ...manifest('mfe_blog', {}), metaData: { uses } };
    expect(() => checkContract(remote, HOST)).toThrow(
      [
        'mfe_blog does not fit the host:',
        "  it imports Rating from shared-ui, but the host's copy does not export it.",
        "  it imports useVouchers from shared-state, but the host's copy does not export it.",
      ].join('\n'),
    );
  });

  it('must be in the manifest', () => {
    const remote = { ...manifest('mfe_blog', {}), metaData: {} };
    expect(() => checkContract(remote, HOST)).toThrow(/does not list its imports/);
  });
});

describe('the routes that come with a remote', () => {
  const bringing = (name: string, ...paths: string[]) => ({
    ...manifest(name, {}, ['Outlet', 'Landing', 'Wishlist']),
    metaData: {
      uses: {},
      routes: paths.map((path) => ({ path, page: 'Outlet', shape: 'listing' })),
    },
  });

  it('may not collide with those of the host and of other remotes; only its own problems are reported', () => {
    const host = { ...HOST, metaData: { ...HOST.metaData, paths: ['/', '/product/:id'] } };
    const remote = bringing('mfe_blog', '/outlet', '/product/outlet', '/sale');
    const others = [bringing('mfe_catalog', '/', '/sale')];
    expect(() => checkContract(remote, host, others)).toThrow(
      new ContractError('mfe_blog', [
        "its route /product/outlet would take addresses of the host's own /product/:id.",
        'its route /sale would take addresses of mfe_catalog/Outlet at /sale.',
      ]),
    );
    expect(() => checkContract(bringing('mfe_blog', '/outlet'), host, others)).not.toThrow();
  });

  it('need a host that reads them', () => {
    expect(() => checkContract(bringing('mfe_blog', '/outlet'), HOST)).toThrow(
      'it has routes, but this host does not read them: deploy the host first.',
    );
  });
});

describe('the manifest of a deployed host', () => {
  it('is read from its origin', async () => {
    const request = answer(200, JSON.stringify(HOST));
    expect(await hostManifest('https://shop.example')).toEqual(HOST);
    const href = 'https://shop.example/mf-manifest.json';
    expect(request.mock.calls[0]?.[0]).toMatchObject({ href });
  });

  it.each([
    ['shop.example', /^--host is "shop.example"; an origin looks like https:\/\/shop.example.$/],
    ['http://localhost:1', /^--host: http:\/\/localhost:1\/mf-manifest.json cannot be read: \S.+$/],
  ])('is refused in one line from %s', async (origin, message) => {
    await expect(hostManifest(origin)).rejects.toThrow(message);
  });

  it.each([
    [404, 'Not found', /mf-manifest.json answered 404$/],
    [200, '<!doctype html>', /mf-manifest.json is not the manifest of a host$/],
    [200, 'null', /mf-manifest.json is not the manifest of a host$/],
    [200, JSON.stringify(manifest('mfe_catalog', {})), /is not the manifest of a host$/],
  ])('is refused in one line for the response %s %s', async (status, body, message) => {
    answer(status, body);
    await expect(hostManifest('https://shop.example')).rejects.toThrow(message);
  });

  const answer = (status: number, body: string) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
});

it('the pages of the routes and the modules are listed once, by remote', () => {
  const ids = ['mfe_catalog/Listing', 'mfe_catalog/Landing', 'mfe_cart/Cart'];
  expect(pagesByRemote([...ids, 'mfe_catalog/Listing'])).toEqual({
    mfe_catalog: ['Landing', 'Listing'],
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

/** @param shared the versions of a host's packages, or the ranges that a remote needs */
function manifest(
  name: string,
  shared: Readonly<Record<string, string>>,
  exposes: readonly string[] = [],
) {
  return {
    name,
    shared: Object.entries(shared).map(([name, version]) => ({
      name,
      version,
      requiredVersion: version,
    })),
    exposes: exposes.map((page) => ({ name: page })),
    metaData: { uses: {} },
  };
}
