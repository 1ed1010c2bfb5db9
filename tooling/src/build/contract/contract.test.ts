import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { checkContract, ContractError, hostManifest } from './contract';

const HOST = {
  ...manifest('host', { 'shared-state': ['1.2.0', '^1.2.0'], react: ['19.3.1', '^19.3.1'] }),
  metaData: {
    pages: { mfe_catalog: ['Landing', 'Wishlist'], mfe_account_auth: ['Account'] },
    provides: { 'shared-ui': ['Button', 'Price'], 'shared-state': ['useCart'] },
  },
};

describe('the versions of shared packages', () => {
  it.each(['^1.0.0', '^1.1.3', '^1.2.0'])('may be shared-state %s', (required) => {
    const remote = manifest('mfe_blog', { 'shared-state': ['1.0.0', required] });
    expect(() => checkContract(remote, HOST)).not.toThrow();
  });

  it.each(['^1.3.0', '^2.0.0', '^0.9.0'])('may not be shared-state %s', (required) => {
    const remote = manifest('mfe_blog', { 'shared-state': ['1.0.0', required] });
    expect(() => checkContract(remote, HOST)).toThrow(
      `mfe_blog does not fit the host:\n  it needs shared-state ${required}, but the host provides 1.2.0.`,
    );
  });

  it('include every required package; the message lists every breach', () => {
    const remote = manifest('mfe_blog', { jotai: ['2.0.0', '^2.0.0'], react: ['18.0.0', '^18'] });
    expect(() => checkContract(remote, HOST)).toThrow(ContractError);
    expect(() => checkContract(remote, HOST)).toThrow(/jotai.*\n.*react \^18/);
  });
});

describe('the pages of a remote', () => {
  it('include every page in the host’s routes, and may include more', () => {
    const remote = manifest('mfe_catalog', {}, ['Landing', 'Wishlist', 'Outfit']);
    expect(() => checkContract(remote, HOST)).not.toThrow();
  });

  it('may not lack one of them', () => {
    const remote = manifest('mfe_catalog', {}, ['Landing']);
    expect(() => checkContract(remote, HOST)).toThrow(
      "mfe_catalog does not fit the host:\n  the host's routes name its page Wishlist, but it does not expose it.",
    );
  });
});

describe('the names that a remote imports from the shared packages', () => {
  it('are exported by the host’s copies', () => {
    const remote = using({ 'shared-ui': ['Button', 'Price'], 'shared-state': ['useCart'] });
    expect(() => checkContract(remote, HOST)).not.toThrow();
  });

  it('may not be newer than the host', () => {
    const remote = using({ 'shared-ui': ['Button', 'Rating'], 'shared-state': ['useVouchers'] });
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
  const OUTLET = { path: '/outlet', page: 'Outlet', shape: 'listing' };
  const host = { ...HOST, metaData: { ...HOST.metaData, paths: ['/', '/product/:id'] } };
  const bringing = (name: string, ...routes: object[]) => ({
    ...manifest(name, {}, ['Outlet', 'Landing', 'Wishlist']),
    metaData: { uses: {}, routes },
  });

  it('may not collide with the routes of the host and of other remotes', () => {
    const others = [bringing('mfe_catalog', { ...OUTLET, path: '/sale' })];
    expect(() => checkContract(bringing('mfe_blog', OUTLET), host, others)).not.toThrow();
  });

  it.each([
    [{ path: '/product/outlet' }, "would take addresses of the host's own /product/:id."],
    [{ page: 'Inlet' }, 'names the page Inlet, which the remote does not expose.'],
    [{ path: '/sale' }, 'would take addresses of mfe_catalog/Outlet at /sale.'],
  ])('may not be %j', (change, problem) => {
    const route = { ...OUTLET, ...change };
    const others = [bringing('mfe_catalog', { ...OUTLET, path: '/sale' })];
    expect(() => checkContract(bringing('mfe_blog', route), host, others)).toThrow(
      `mfe_blog does not fit the host:\n  its route ${route.path} ${problem}`,
    );
  });

  it('only this remote’s problems are reported', () => {
    const others = [bringing('mfe_catalog', { ...OUTLET, path: '/' })];
    expect(() => checkContract(bringing('mfe_blog', OUTLET), host, others)).not.toThrow();
  });

  it('need a host that reads them', () => {
    expect(() => checkContract(bringing('mfe_blog', OUTLET), HOST)).toThrow(
      'it has routes, but this host does not read them: deploy the host first.',
    );
  });
});

describe('the manifest of a deployed host', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  it('is read from its origin', async () => {
    const origin = await serve(200, JSON.stringify(HOST));
    expect(await hostManifest(origin)).toEqual(HOST);
  });

  it.each([
    ['shop.example', /^--host is "shop.example"; give an origin, such as https:\/\/shop.example$/],
    ['ftp://shop.example', /^--host is "ftp:\/\/shop.example"; give an origin/],
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
    const origin = await serve(status, body);
    await expect(hostManifest(origin)).rejects.toThrow(message);
  });

  function serve(status: number, body: string): Promise<string> {
    const started = createServer((_request, response) => response.writeHead(status).end(body));
    server = started;
    return new Promise((resolve) => {
      started.listen(0, () => {
        resolve(`http://localhost:${(started.address() as AddressInfo).port}`);
      });
    });
  }
});

function manifest(
  name: string,
  shared: Record<string, [version: string, required: string]>,
  exposes: readonly string[] = [],
) {
  return {
    name,
    shared: Object.entries(shared).map(([packageName, [version, requiredVersion]]) => ({
      name: packageName,
      version,
      requiredVersion,
    })),
    exposes: exposes.map((page) => ({ name: page })),
    metaData: { uses: {} },
  };
}

function using(uses: Record<string, string[]>) {
  return { ...manifest('mfe_blog', {}), metaData: { uses } };
}
