import { get, type IncomingMessage } from 'node:http';
import { remotes } from 'tooling/apps';
import { landingScripts } from 'tooling/budgets';
import { findNginx, hasBrotliModule } from 'tooling/nginx';
import { serveShop } from 'tooling/serve';
import { MANIFEST } from 'remote-loader/formats';
import { firstSection } from './catalogue';
import { expect, serveReleasedShop, test } from './releasedShop';

/** Headers for security and caching. Others, such as the date, may differ between servers. */
const HEADERS = [
  'access-control-allow-origin',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
] as const;

serveReleasedShop();

// In CI a missing nginx is an error.
if (findNginx()) {
  test('nginx and our own server send the same headers', async ({ request, releasedShop }) => {
    const script = `/${landingScripts()[0]?.file}`;
    const pathsOfHost = [
      '/',
      firstSection.path,
      '/no/such/page',
      '/release.json',
      `/${MANIFEST}`,
      '/sw.js',
      '/manifest.webmanifest',
      '/icons/icon-192.png',
      script,
      '/assets/gone.0123456789ab.js',
      '/gone.css',
      '/media/gone.webp',
      '/media/scenes/about.webp',
    ];
    const pathsOfRemote = [`/1/${MANIFEST}`, '/gone.js', '/'];
    const port = Number(new URL(releasedShop.origin).port);
    const ownPort = port + 5;
    const own = await serveShop(ownPort, { releases: releasedShop.folder });
    try {
      const [remote] = remotes;
      const offset = remote?.portOffset ?? 0;
      expect(await answersOf(port, pathsOfHost)).toEqual(await answersOf(ownPort, pathsOfHost));
      expect(await answersOf(port + offset, pathsOfRemote)).toEqual(
        await answersOf(ownPort + offset, pathsOfRemote),
      );
      for (const server of [port, ownPort]) {
        expect(await redirectOf(server, '//cart?a=//b')).toEqual([308, '/cart?a=//b']);
        expect(await redirectOf(server, '/product//%0dmen')).toEqual([308, '/product/%0dmen']);
      }
    } finally {
      await own.close();
    }

    async function redirectOf(server: number, path: string): Promise<unknown[]> {
      const response = await request.get(`http://localhost:${server}${path}`, { maxRedirects: 0 });
      return [response.status(), response.headers()['location']];
    }

    function answersOf(server: number, paths: readonly string[]): Promise<unknown[]> {
      return Promise.all(paths.map((path) => answerTo(server, path)));
    }

    async function answerTo(server: number, path: string): Promise<unknown> {
      const response = await request.get(`http://localhost:${server}${path}`, {
        headers: { 'Accept-Encoding': 'gzip' },
      });
      const headers = response.headers();
      const type = headers['content-type'];
      return {
        path,
        status: response.status(),
        type,
        page: type?.startsWith('text/html') ? await response.text() : null,
        isCompressed: 'content-encoding' in headers,
        ...Object.fromEntries(HEADERS.map((header) => [header, headers[header]])),
      };
    }
  });
}

/** Files that are not for browsers, and paths that leave the folder or cannot be decoded. A browser would normalize some. */
const HOSTILE = [
  '/../../../../etc/passwd',
  '/assets/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2f..%2fetc/passwd',
  '/..%5c..%5cetc/passwd',
  '/..\\..\\etc/passwd',
  '/.git/config',
  '/move.json',
  '/notes/host/1.json',
  '/notes/mfe-catalog/1.json',
  '/1/release-note.json',
  '/1/mf-stats.json',
  '/mf-stats.json',
  '/boot-scripts.json',
  '/__proto__',
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/cart%00.html',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  `/${'a'.repeat(5_000)}`,
];

test('notes, build reports and hostile paths are not found, and redirect to no other origin', async ({
  request,
  releasedShop,
}) => {
  for (const origin of [releasedShop.origin, releasedShop.remoteOrigin('mfe_catalog')]) {
    for (const path of HOSTILE) {
      const { statusCode, headers } = await rawAnswer(origin, path);
      // Several slashes in a row lead to the same path with one.
      if (statusCode === 308) expect(headers.location).toBe('/elsewhere.example/');
      else expect([path, headers.location]).toEqual([path, undefined]);
      expect([path, [308, 400, 404, 414].includes(statusCode ?? 0)]).toEqual([path, true]);
    }
  }
  expect((await request.get(releasedShop.origin)).status()).toBe(200);
});

/** The answer to a path as it is. */
function rawAnswer(origin: string, path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (answer) => resolve(answer.resume())).once('error', reject);
  });
}

test('files of a release are cached for ever, and the files that name them are not', async ({
  request,
  releasedShop,
}) => {
  const remote = releasedShop.remoteOrigin('mfe_catalog');
  const manifest = await request.get(`${remote}/1/${MANIFEST}`);
  expect(manifest.headers()['cache-control']).toBe('no-cache');
  const { metaData } = (await manifest.json()) as { metaData: { remoteEntry: { name: string } } };
  const entry = await request.get(`${remote}/1/${metaData.remoteEntry.name}`);
  expect(entry.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const hasBrotli = findNginx() === undefined || hasBrotliModule();
  expect(entry.headers()['content-encoding']).toBe(hasBrotli ? 'br' : 'gzip');
});
