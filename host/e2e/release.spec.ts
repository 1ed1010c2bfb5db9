import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { MANIFEST } from 'remote-loader/formats';
import { apps, distFolder, workspaceRoot } from 'tooling/apps';
import { readPointer } from 'tooling/pointer';
import { firstSection } from './catalogue';
import { expect, serveReleasedShop, test } from './releasedShop';
import { goto } from './shop';
import { fillShop } from './steps';

serveReleasedShop();

test('a release reaches only new visits, a rollback withdraws it, and no other file changes', async ({
  page,
  context,
  releasedShop: { folder, remoteOrigin },
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

  await test.step('its files are identical to release 1, which has the same build', () => {
    const after = hashesOf(folder);
    for (const above of ['mfe-catalog', 'builds/mfe-catalog']) {
      const filesOf = (release: number): Record<string, string | undefined> =>
        Object.fromEntries(
          Object.keys(after)
            .filter((file) => file.startsWith(`${above}/${release}/`))
            .map((file) => [file.replace(`${above}/${release}/`, ''), after[file]]),
        );
      expect(Object.keys(filesOf(1)).length).toBeGreaterThan(0);
      expect(filesOf(2)).toEqual(filesOf(1));
    }
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

  await test.step('a rollback applies at the next visit, and a second rollback undoes it', async () => {
    const { mfe_catalog: live } = readPointer(folder).remotes;
    expect(succeed('rollback', ['mfe-catalog'], folder)).toContain(
      'mfe-catalog: release 1 is live instead of 2.',
    );
    expect(await releaseOnVisit(context, catalog)).toBe('1');
    const list = succeed('list', ['mfe-catalog'], folder);
    expect(list).toMatch(/ 2 {2}previous .*\n +1 {2}live /);
    succeed('rollback', ['mfe-catalog'], folder);
    expect(readPointer(folder).remotes).toEqual({ ...otherLines, mfe_catalog: live });
    succeed('rollback', ['mfe-catalog', '--release', '1'], folder);
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

/** The hashes of all files below a folder, by path. */
function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(folder.length + 1),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
