import { networkInterfaces } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bootFilesElement, MANIFEST, readBootFiles } from 'remote-loader/formats';
import { remoteByFolder } from '../workspace/apps';
import { integrityOf } from 'remote-loader/build';
import { serveDeployed } from './serveDeployed';
import { startServer, type TestServer } from '../testing/startServer';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';

const CATALOG = remoteByFolder('mfe-catalog');
const HASH = `sha384-${'A'.repeat(64)}`;
const releaseOf = (name: string) => ({
  manifest: `https://${name}.example/7/mf-manifest.json`,
  integrity: HASH,
});

const POLICY =
  "default-src 'none'; script-src 'self' https://catalog.example;upgrade-insecure-requests; connect-src 'self'; report-uri /csp";

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const GZIP = { ...HTML, 'Content-Encoding': 'gzip' };

/** The shop's answers by address; a redirect needs its origin. */
const ANSWERS: Record<string, [headers: Record<string, string>, body: string | Buffer]> = {
  '/release.json': [
    {},
    JSON.stringify({
      format: 2,
      settings: { origin: 'https://shop.example' },
      remotes: { mfe_catalog: releaseOf('catalog'), mfe_cart_checkout: releaseOf('cart') },
    }),
  ],
  '/catalog': [GZIP, gzipSync(pageOf('mfe_catalog'))],
  '/account': [GZIP, gzipSync(pageOf('mfe_account_auth'))],
  '/cart?x=1': [
    { ...HTML, 'Content-Security-Policy': POLICY, 'Strict-Transport-Security': 'max-age=1' },
    '<h1>Cart</h1>',
  ],
};

let shop: TestServer;
let origin: string;
let asked: Record<'url' | 'accept' | 'encodings', string | undefined>[];
let proxy: Awaited<ReturnType<typeof serveDeployed>>;
let local: string;

beforeEach(async () => {
  asked = [];
  shop = await startServer(({ url = '', headers }, response) => {
    asked.push({ url, accept: headers.accept, encodings: headers['accept-encoding'] });
    const [own, body = ''] = ANSWERS[url] ?? [];
    if (url === '/old') response.writeHead(301, { Location: `${origin}/cart?x=1` }).end();
    else response.writeHead(own ? 200 : 404, own).end(body);
  });
  ({ origin } = shop);
  proxy = await serveDeployed(origin, { port: 0, live: [CATALOG], basePort: 4000 });
  local = `http://localhost:${proxy.port}`;
});

afterEach(async () => {
  await proxy.close();
  await shop.close();
});

describe('a deployed shop with a live remote', () => {
  it('has the pointer of the shop with the development server', async () => {
    const answer = await fetch(`${local}/release.json`);
    expect(await answer.json()).toEqual({
      format: 2,
      settings: { isDevelopment: true, origin: 'https://shop.example' },
      remotes: {
        mfe_catalog: { manifest: 'http://localhost:4001/mf-manifest.json', integrity: '' },
        mfe_cart_checkout: releaseOf('cart'),
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('passes on everything else, without headers that would block a local remote', async () => {
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, br, zstd' };
    const answer = await fetch(`${local}/cart?x=1`, { headers });
    expect(await answer.text()).toBe('<h1>Cart</h1>');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const name of ['content-security-policy', 'strict-transport-security']) {
      expect(answer.headers.has(name)).toBe(false);
    }
    expect(asked).toEqual([{ url: '/cart?x=1', accept: 'text/html', encodings: 'gzip' }]);
    expect((await fetch(`${local}/assets/nothing.js`)).status).toBe(404);
  });

  it('makes pages of the live remote wait for the pointer, and does not change others', async () => {
    const page = await (await fetch(`${local}/catalog`)).text();
    expect(page).toContain('<h1>Words &lt;§</h1>');
    expect(readBootFiles(page)).toEqual({
      ...readBootFiles(pageOf('mfe_catalog')),
      files: [],
      release: {
        manifest: 'http://localhost:4001/mf-manifest.json',
        integrity: HASH,
        isShared: true,
      },
    });
    expect(await (await fetch(`${local}/account`)).text()).toBe(pageOf('mfe_account_auth'));
  });

  it('keeps redirects of the shop on this machine', async () => {
    const answer = await fetch(`${local}/old`);
    expect([answer.url, await answer.text()]).toEqual([`${local}/cart?x=1`, '<h1>Cart</h1>']);
  });

  it('requests only the shop, changes nothing, and reports a missing shop', async () => {
    expect((await fetch(`${local}//other.example/x`)).status).toBe(404);
    expect((await fetch(local, { method: 'POST' })).status).toBe(405);
    expect(asked.map(({ url }) => url)).toEqual([expect.stringMatching(/other.example\/x$/)]);
    await shop.close();
    const answer = await fetch(`${local}/release.json`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain(`/release.json could not be requested from ${origin}`);
  });

  it('is only for this machine', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const outer = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
    const { port } = proxy;
    await expect(fetch(`http://${outer?.address ?? '0.0.0.0'}:${port}/cart?x=1`)).rejects.toThrow();
  });
});

describe('a deployed shop with a build', () => {
  const serveBuild = async (directory: string): Promise<void> => {
    await proxy.close();
    const { port } = proxy;
    const live = [{ ...CATALOG, directory }];
    proxy = await serveDeployed(origin, { port, live, basePort: 4000, areBuilt: true });
  };

  it('has the hash and the routes of the build in the pointer, and permits it in the security policy', async () => {
    const directory = temporaryFolder();
    const manifest = '{"metaData":{"routes":[{"path":"/outlet"}]}}';
    writeFiles(directory, { [`dist/${MANIFEST}`]: manifest });
    await serveBuild(directory);
    const answer = await fetch(`${local}/release.json`);
    const pointer = (await answer.json()) as { settings: object; remotes: object };
    expect(pointer.remotes).toEqual({
      mfe_catalog: {
        manifest: 'http://localhost:4001/mf-manifest.json',
        integrity: integrityOf(manifest),
        routes: [{ path: '/outlet' }],
      },
      mfe_cart_checkout: releaseOf('cart'),
    });
    expect(pointer.settings).not.toHaveProperty('isDevelopment');
    const { headers } = await fetch(`${local}/cart?x=1`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' https://catalog.example http://localhost:4001; connect-src 'self' http://localhost:4001",
    );
  });

  it('is refused without a build', async () => {
    await expect(serveBuild(temporaryFolder())).rejects.toThrow(/mf-manifest.json/);
  });
});

/** A page of the shop, with the HTML of a remote's page. */
function pageOf(remote: string): string {
  const files = bootFilesElement({
    scripts: [['/a.js', HASH]],
    main: ['/b.js', HASH],
    page: `${remote}/Page`,
    release: releaseOf(remote),
    files: [[`https://${remote}.example/7/page.js`, HASH]],
  });
  return `<!doctype html>${files}<h1>Words &lt;§</h1>`;
}
