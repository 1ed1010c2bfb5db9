import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { MANIFEST } from 'remote-loader/formats';
import { apps, distFolder, originOf, workspaceRoot } from 'tooling/apps';
import { hostScripts } from 'tooling/budgets';
import { workerPorts } from 'tooling/e2e-ports';
import { hashesOf } from 'tooling/hashes';
import { findNginx, hasBrotliModule, serveWithNginx } from 'tooling/nginx';
import { readPointer } from 'tooling/pointer';
import { releaseBuilds } from 'tooling/releases';
import { serveShop } from 'tooling/serve';
import { buildWithPage } from './buildWithPage';
import { firstSection } from './catalogue';
import { appNamed, expect, goto, test as base } from './shop';
import { fillShop, signIn } from './steps';

// The shop as it is deployed: served from a folder of releases, by nginx if that is installed. Other specs serve the builds.

const test = base.extend({
  baseURL: async ({}, use) => {
    await use(origin);
  },
});

/** The folder of releases, in which each app has release 1, and a folder for further builds. */
let folder: string;
let workplace: string;
let port: number;
let origin: string;
let close: (() => Promise<void>) | undefined;

// In one worker, because the pages of a shop take long to write.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  ({ other: port } = await workerPorts());
  origin = originOf(appNamed('host'), port);
  [folder, workplace] = [
    mkdtempSync(join(tmpdir(), 'releases-')),
    mkdtempSync(join(tmpdir(), 'build-')),
  ];
  const builds = apps.map((app) => ({ app, url: originOf(app, port) }));
  await releaseBuilds(builds, { folder, origin });
  const nginx = findNginx();
  ({ close } = nginx
    ? await serveWithNginx(nginx, port, folder)
    : await serveShop(port, { releases: folder }));
});

test.afterAll(async () => {
  await close?.();
  for (const own of [folder, workplace]) rmSync(own, { recursive: true });
});

function remoteOrigin(name: string): string {
  return originOf(appNamed(name), port);
}

/** Headers for security and caching. Others, such as the date, may differ between servers. */
const HEADERS = [
  'access-control-allow-origin',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
] as const;

// In CI a missing nginx is an error.
if (findNginx()) {
  test('nginx and our own server send the same headers', async ({ request }) => {
    const script = `/${hostScripts()[0]?.file}`;
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
    const remote = appNamed('mfe_catalog');
    const files = Object.keys(hashesOf(distFolder(remote)));
    const entry = files.find((file) => /remoteEntry\.\w+\.js$/.test(file));
    const pathsOfRemote = [`/1/${MANIFEST}`, `/1/${entry}`, '/gone.js', '/'];
    const encodings = ['gzip', ...(hasBrotliModule() ? ['br'] : [])];
    const ownPort = port + 5;
    const own = await serveShop(ownPort, { releases: folder });
    try {
      const offset = remote.portOffset;
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
      const url = `http://localhost:${server}`;
      return Promise.all(
        paths.flatMap((path) => encodings.map((encoding) => answerTo(url + path, encoding))),
      );
    }

    async function answerTo(url: string, encoding: string): Promise<unknown> {
      const response = await request.get(url, { headers: { 'Accept-Encoding': encoding } });
      const headers = response.headers();
      const type = headers['content-type'];
      return {
        path: new URL(url).pathname,
        status: response.status(),
        type,
        page: type?.startsWith('text/html') ? await response.text() : null,
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
  '/product/..%2f',
  '/product/%2e%2e/',
  '/cart/..%2fproduct/..',
  '/..%5c..%5cetc/passwd',
  '/..\\..\\etc/passwd',
  '/.git/config',
  '/move.json',
  '/notes/host/1.json',
  '/1/release-note.json',
  '/__proto__',
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/cart%00.html',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  `/${'a'.repeat(5_000)}`,
];

test('notes and hostile paths are not found, and redirect to no other origin', async ({
  request,
}) => {
  for (const site of [origin, remoteOrigin('mfe_catalog')]) {
    for (const path of HOSTILE) {
      const { statusCode, headers } = await rawAnswer(site, path);
      // Several slashes in a row lead to the same path with one.
      if (statusCode === 308) expect(headers.location).toBe('/elsewhere.example/');
      else expect([path, headers.location]).toEqual([path, undefined]);
      expect([path, [308, 400, 404, 414].includes(statusCode ?? 0)]).toEqual([path, true]);
    }
  }
  expect((await request.get(origin)).status()).toBe(200);
});

/** The answer to a path as it is. */
function rawAnswer(origin: string, path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (answer) => resolve(answer.resume())).once('error', reject);
  });
}

test('a release reaches only new visits, a rollback withdraws it, and no other file changes', async ({
  page,
  context,
}) => {
  const before = hashesOf(folder);
  const pointer = readPointer(folder);
  const { mfe_catalog: first, ...otherLines } = pointer.remotes;
  const catalog = remoteOrigin('mfe_catalog');
  await fillShop(page);
  await goto(page, '/terms');
  const oldHtml = await (await page.request.get('/wishlist')).text();

  const stdout = succeed('release', ['mfe-catalog', '--force'], folder);
  expect(stdout).toContain('release 2 is live');
  expect(stdout).toContain('Landing page: ');

  await test.step('the release adds a folder, its note, and a move', () => {
    const after = hashesOf(folder);
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    const own = /^(?:(?:builds|notes)\/)?mfe-catalog\/2\//;
    const ofMove = /^(?:moves\/2|pages|assets)\//;
    const others = changed.filter((file) => !own.test(file) && !ofMove.test(file));
    expect(others).toEqual(['notes/mfe-catalog/2.json']);
    // Source maps are stored with the note, which is not served.
    const maps = changed.filter((file) => file.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(0);
    expect(maps.filter((file) => !file.startsWith('notes/'))).toEqual([]);
    const { remotes: now, pages } = readPointer(folder);
    // Only the pages of the remote have changed.
    const pageOf = (key: string | undefined, path: string): string =>
      readFileSync(join(folder, `pages/${key}${path}/index.html`), 'utf8');
    const isChanged = (path: string): boolean =>
      pageOf(pages, path) !== pageOf(pointer.pages, path);
    expect([firstSection.path, '/login', '/cart', '/terms'].filter(isChanged)).toEqual([
      firstSection.path,
    ]);
    expect(Object.keys(before).filter((file) => !(file in after))).toEqual([]);
    expect(now.mfe_catalog?.manifest).toContain(`/2/${MANIFEST}`);
    expect(now).toEqual({ ...otherLines, mfe_catalog: { ...now.mfe_catalog, previous: first } });
  });

  await test.step('an open tab keeps the release that it started with', async () => {
    const go = () => page.getByRole('link', { name: /^Wishlist/ }).click();
    expect(await releaseOfWishlist(page, catalog, go)).toBe('1');
  });

  await test.step('the next visit has the new release, and the shopper’s data', async () => {
    expect(await releaseOnVisit(context, catalog)).toBe('2');
  });

  await test.step('old HTML from a cache runs the release that it was written with', async () => {
    // The test provides this HTML, so the browser does not count it as local, and it needs permission to request local servers.
    await context.grantPermissions(['local-network-access']);
    const visit = await context.newPage();
    await visit.route('**/wishlist', (route) =>
      route.fulfill({ body: oldHtml, contentType: 'text/html' }),
    );
    expect(await releaseOfWishlist(visit, catalog, () => goto(visit, '/wishlist'))).toBe('1');
    await visit.close();
  });

  await test.step('a rollback applies at the next visit, and a rollback to the release undoes it', async () => {
    const { mfe_catalog: live } = readPointer(folder).remotes;
    expect(succeed('rollback', ['mfe-catalog'], folder)).toContain(
      'mfe-catalog: release 1 is live instead of 2.',
    );
    expect(await releaseOnVisit(context, catalog)).toBe('1');
    const list = succeed('list', ['mfe-catalog'], folder);
    expect(list).toMatch(/ 2 {2}previous .*\n +1 {2}live /);
    succeed('rollback', ['mfe-catalog', '--release', '2'], folder);
    expect(readPointer(folder).remotes).toEqual({ ...otherLines, mfe_catalog: live });
  });
});

test('a build has only files for browsers', () => {
  for (const app of apps) {
    const files = Object.keys(hashesOf(distFolder(app)));
    const json = files.filter((file) => /\.json$/.test(file));
    expect(json, app.folder).toEqual([MANIFEST]);
    expect(readFileSync(join(distFolder(app), MANIFEST), 'utf8')).not.toMatch(/src\/|\.tsx?\b/);
  }
});

/** Runs a command and expects it to succeed. @returns its output */
function succeed(name: string, args: readonly string[], folder: string): string {
  const program = join(workspaceRoot, 'tooling', 'bin', 'weft.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, name, ...args], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: { ...process.env, WEFT_RELEASES: folder },
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

async function releaseOnVisit(
  context: BrowserContext,
  catalog: string,
): Promise<string | undefined> {
  const page = await context.newPage();
  const release = await releaseOfWishlist(page, catalog, () => goto(page, '/wishlist'));
  await page.close();
  return release;
}

/**
 * The release of the remote that the wishlist loads. Also expects that the wishlist still has its item.
 *
 * @param catalog the remote's origin
 */
async function releaseOfWishlist(
  page: Page,
  catalog: string,
  go: () => Promise<unknown>,
): Promise<string | undefined> {
  const entry = page.waitForRequest((request) => {
    const { origin, pathname } = new URL(request.url());
    return origin === catalog && pathname.includes('/remoteEntry.');
  });
  await go();
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  return new URL((await entry).url()).pathname.split('/')[1];
}

test('a page that comes with a remote needs no new release of the host', async ({
  page,
  context,
}) => {
  const statusOf = async (path: string): Promise<number> => (await page.request.get(path)).status();
  await fillShop(page);
  await goto(page, '/terms');
  expect(await statusOf('/outlet')).toBe(404);
  const app = appNamed('mfe_account_auth');
  const url = remoteOrigin(app.federationName);
  await releaseBuilds([{ app, ...buildWithPage(workplace), url }], { folder });

  await test.step('its addresses have pages, and no other new address has one', async () => {
    expect(await Promise.all(['/outlet', '/outlet/7', '/outlet/mine'].map(statusOf))).toEqual([
      200, 200, 200,
    ]);
    expect(await Promise.all(['/outlet/8', '/outlet/7/sizes'].map(statusOf))).toEqual([404, 404]);
    const html = await (await page.request.get('/outlet')).text();
    expect(html).toContain('<h1>Outlet</h1>');
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/outlet</loc>');
    expect(sitemap).toContain('/outlet/7</loc>');
  });

  await test.step('its address opens with its HTML', async () => {
    const visit = await context.newPage();
    await goto(visit, '/outlet');
    await expectPage(visit, 'Outlet');
    await follow(visit, 'Deal of the day');
    await expectPage(visit, 'Deal 7');
    await expectArrival(visit);
    await goto(visit, '/outlet/7?owners');
    await expectPage(visit, 'Deal 7');
    await expect(visit.getByRole('region', { name: 'Owners' })).toContainText('mfe_account_auth 2');
    await goto(visit, '/terms');
    await expectPage(visit, 'Terms & Conditions');
    await visit.close();
  });

  await test.step('a link opens it, from a document with no entry for its route', async () => {
    const visit = await context.newPage();
    await goto(visit, '/account');
    await follow(visit, 'To the outlet');
    await expectPage(visit, 'Outlet');
    await expectArrival(visit);
    await visit.goBack();
    await expectPage(visit, 'Account');
    await visit.close();
  });

  await test.step('a tab that was open before the release finds it too', async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '/outlet');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expectPage(page, 'Outlet');
  });

  await test.step('addresses without HTML and guarded addresses work too', async () => {
    await page.evaluate(() => localStorage.removeItem('user'));
    await goto(page, '/outlet/8');
    await expectPage(page, 'Deal 8');
    await goto(page, '/outlet/7/sizes');
    await expectPage(page, '404 - Page Not Found');
    await goto(page, '/outlet/mine');
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page);
    await expectPage(page, 'Outlet');
    await expect(page).toHaveURL(/\/outlet\/mine$/);
  });
});

async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: link }).click();
}

async function expectPage(page: Page, heading: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${heading}`));
  await expect(main.getByText('Loading page')).not.toBeAttached();
}

/** Expects position, focus and title of a new page (docs/product/routes.md#position-and-focus). */
async function expectArrival(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}
