/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { remoteByFolder } from '../workspace/apps';
import { freePorts } from '../workspace/freePorts';
import { hostileRequests, sendAll } from '../testing/hostileRequests';
import { serveDeployed } from './serveDeployed';

const CATALOG = remoteByFolder('mfe-catalog');
const HASH = `sha384-${'A'.repeat(64)}`;
const line = (name: string) => ({
  manifest: `https://${name}.example/7/mf-manifest.json`,
  integrity: HASH,
});

let shop: Server;
let origin: string;
let asked: { url: string | undefined; accept: string | undefined }[];
let proxy: { close(): Promise<void> };
let local: string;

beforeEach(async () => {
  asked = [];
  shop = createServer(({ url, headers }, response) => {
    asked.push({ url, accept: headers.accept });
    if (url === '/release.json') {
      response.end(
        JSON.stringify({
          format: 2,
          remotes: { mfe_catalog: line('catalog'), mfe_cart_checkout: line('cart') },
        }),
      );
    } else if (url === '/cart?x=1') {
      response.setHeader('Content-Security-Policy', "script-src 'self'");
      response.setHeader('Strict-Transport-Security', 'max-age=1');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('<h1>Cart</h1>');
    } else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
  });
  await new Promise<void>((resolve) => shop.listen(0, resolve));
  origin = `http://localhost:${(shop.address() as AddressInfo).port}`;
  const port = await freePorts(1);
  proxy = await serveDeployed(origin, { port, live: [CATALOG], basePort: 4000 });
  local = `http://localhost:${port}`;
});

afterEach(async () => {
  await proxy.close();
  shop.close();
  shop.closeAllConnections();
});

describe('a deployed shop with a live remote', () => {
  it('has the pointer of the shop, with the development server in it', async () => {
    const answer = await fetch(`${local}/release.json`);
    expect(await answer.json()).toEqual({
      format: 2,
      settings: { isDevelopment: true },
      remotes: {
        mfe_catalog: { manifest: 'http://localhost:4001/mf-manifest.json', integrity: '' },
        mfe_cart_checkout: line('cart'),
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('passes on everything else, without what would keep a remote of this machine out', async () => {
    const answer = await fetch(`${local}/cart?x=1`, { headers: { Accept: 'text/html' } });
    expect(await answer.text()).toBe('<h1>Cart</h1>');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const name of ['content-security-policy', 'strict-transport-security']) {
      expect(answer.headers.has(name)).toBe(false);
    }
    expect(asked).toEqual([{ url: '/cart?x=1', accept: 'text/html' }]);
    expect((await fetch(`${local}/assets/nothing.js`)).status).toBe(404);
  });

  it('asks nobody else, changes nothing, and says when the shop is not there', async () => {
    expect((await fetch(`${local}//other.example/x`)).status).toBe(404);
    expect((await fetch(local, { method: 'POST' })).status).toBe(405);
    expect(asked.map(({ url }) => url)).toEqual([expect.stringMatching(/other.example\/x$/)]);
    shop.close();
    shop.closeAllConnections();
    const answer = await fetch(`${local}/release.json`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain(`${origin} could not be asked for /release.json`);
  });

  it('answers addresses that are none, and goes on', async () => {
    await sendAll(hostileRequests(100, ['/cart', '//']), Number(new URL(local).port));
    expect((await fetch(`${local}//`)).status).toBe(404);
    expect((await fetch(`${local}/cart?x=1`)).status).toBe(200);
  }, 30_000);

  it('is for this machine alone', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const outer = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
    const port = new URL(local).port;
    await expect(fetch(`http://${outer?.address ?? '0.0.0.0'}:${port}/cart?x=1`)).rejects.toThrow();
  });
});
