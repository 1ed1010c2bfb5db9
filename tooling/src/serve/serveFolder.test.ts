import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { serveFolder } from './serveFolder';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';

const SCRIPT = '/assets/main.0123456789ab.js';
const CODE = 'export const answer = 42;\n'.repeat(50);

let workplace: string;
let site: Awaited<ReturnType<typeof serveFolder>>;
let pointer: () => string;

beforeEach(async () => {
  workplace = temporaryFolder();
  writeFiles(workplace, {
    'html/index.html': '<h1>Landing</h1>',
    'html/product/men/index.html': '<h1>Men</h1>',
    'html/404.html': '<h1>404</h1>',
    'html/product/404.html': '<h1>Unknown product</h1>',
    'html/assets/page.0123456789ab.css': 'h1 {}',
    [`dist${SCRIPT}`]: CODE,
    [`dist${SCRIPT}.br`]: brotliCompressSync(CODE),
    [`dist${SCRIPT}.gz`]: gzipSync(CODE),
    'media/shirt.webp': '0123456789',
    'secret.txt': 'secret',
  });
  pointer = () => '{}';
  site = await serveFolder({
    port: 0,
    html: join(workplace, 'html'),
    folder: join(workplace, 'dist'),
    headers: { 'X-Own': 'yes' },
    media: join(workplace, 'media'),
    pointer: () => pointer(),
  });
});

afterEach(async () => {
  await site.close();
});

describe('ranges', () => {
  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=x-y', 200, '0123456789', null],
  ])('answers %s with %i', async (range, status, body, contentRange) => {
    const response = await get('/media/shirt.webp', { Range: range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(await response.text()).toBe(body);
  });

  it.each(['/', SCRIPT, '/media/shirt.webp'])(
    'refuses a range of %s that ends before it begins',
    async (path) => {
      const { length } = await (await get(path)).text();
      for (const method of ['GET', 'HEAD']) {
        const response = await fetch(urlOf(path), { method, headers: { Range: 'bytes=5-2' } });
        expect(response.status).toBe(416);
        expect(response.headers.get('content-range')).toBe(`bytes */${length}`);
        expect(response.headers.get('cache-control')).toBe('no-cache');
      }
    },
  );
});

describe('addresses', () => {
  it.each([
    ['/', '<h1>Landing</h1>'],
    ['/product/men', '<h1>Men</h1>'],
    ['/product/men/', '<h1>Men</h1>'],
    ['/product/men?sort=price', '<h1>Men</h1>'],
  ])('answers %s with its page', async (path, html) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(html);
  });

  it.each(['/assets/gone.js', '/gone.CSS', '/media/gone.webp', '/media/', '/..%2fsecret.txt'])(
    'returns no page for the missing file %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('x-own')).toBe('yes');
    },
  );

  it.each([
    ['/no/such/page', '<h1>404</h1>'],
    ['/product/404.html', '<h1>Unknown product</h1>'],
    ['/%E2%80%A8', '<h1>404</h1>'],
    ['/product/Men', '<h1>Unknown product</h1>'],
    ['/product/men/none', '<h1>Unknown product</h1>'],
    ['/product/men%0A', '<h1>Unknown product</h1>'],
    ['/product/%00', '<h1>Unknown product</h1>'],
    ['/..%2fsecret', '<h1>404</h1>'],
    ['/no/..%2f', '<h1>404</h1>'],
    ['/product/..%2f', '<h1>Unknown product</h1>'],
  ])('answers the unknown address %s with a page and status 404', async (path, html) => {
    const requests: Record<string, string>[] = [
      {},
      { 'Accept-Encoding': 'identity' },
      { Range: 'bytes=0-1' },
    ];
    for (const headers of requests) {
      const response = await get(path, headers);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(html);
    }
  });

  it('has the style sheets of the pages', async () => {
    expect((await get('/assets/page.0123456789ab.css')).status).toBe(200);
  });

  it('accepts only reading methods', async () => {
    const response = await fetch(urlOf('/'), { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('answers Accept-Encoding: %s with %s', async (accepted, encoding) => {
    const response = await get(SCRIPT, { 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(CODE);
  });

  it('sends a file once to a browser that caches it', async () => {
    const first = await get('/');
    const again = await get('/', {
      'If-None-Match': first.headers.get('etag') ?? '',
      'Cache-Control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });
});

describe('a rebuild while the server runs', () => {
  it('serves new files, no removed ones, and changed ones completely', async () => {
    await get(SCRIPT);
    rmSync(join(workplace, 'dist/assets'), { recursive: true });
    writeFiles(workplace, {
      'dist/assets/main.ba9876543210.js': 'new',
      'html/index.html': `<h1>Landing</h1>${'<p>longer</p>'.repeat(99)}`,
    });

    expect((await get(SCRIPT)).status).toBe(404);
    expect(await (await get('/assets/main.ba9876543210.js')).text()).toBe('new');
    expect(await (await get('/')).text()).toMatch(/<p>longer<\/p>$/);
  });

  it('is not available while the pointer is missing', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    pointer = () => {
      throw new Error('The build has no manifest.');
    };
    const response = await get('/release.json');
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('manifest');
    expect(errors).toHaveBeenCalledWith('/release.json: The build has no manifest.');
    errors.mockClear();

    pointer = () => '{}';
    expect((await get('/release.json')).status).toBe(200);
  });
});

it('closes despite half-open sockets', async () => {
  const sockets = Array.from({ length: 20 }, () => connect(site.port));
  for (const socket of sockets) socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHo');
  expect((await get('/')).status).toBe(200);
  await site.close();
});

function urlOf(path: string): string {
  return `http://localhost:${site.port}${path}`;
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(urlOf(path), { headers });
}
