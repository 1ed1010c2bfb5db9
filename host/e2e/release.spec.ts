import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { workspaceRoot } from 'tooling/apps';
import { readPointer } from 'tooling/pointer';
import { expect, test } from './releasedShop';

test('a release reaches new visits alone, a rollback takes it back, and no other byte changes', async ({
  page,
  context,
  releasedShop: { folder },
}) => {
  test.setTimeout(240_000);
  const before = hashesOf(folder);
  const pointer = readPointer(folder);
  await page.goto('/product/men');
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();

  expect(command('release', 'mfe-cart-checkout', folder)).toContain('release 2 is live');

  await test.step('the release is a folder more, and one line of the pointer', () => {
    const after = hashesOf(folder);
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed.filter((file) => !file.startsWith('mfe-cart-checkout/2/'))).toEqual([
      'release.json',
    ]);
    expect(Object.keys(before).filter((file) => !(file in after))).toEqual([]);
    const { remotes: now } = readPointer(folder);
    const { mfe_cart_checkout: line, ...others } = now;
    expect(line?.manifest).toContain('/2/mf-manifest.json');
    expect(pointer.remotes).toMatchObject(others);
  });

  await test.step('a tab that was open goes on with the release that it began with', async () => {
    expect(await releaseOfCart(page, () => page.getByRole('link', { name: /^Cart/ }).click())).toBe(
      '1',
    );
  });

  await test.step('the next visit has the new one, and the cart', async () => {
    expect(await releaseOnVisit(context)).toBe('2');
  });

  await test.step('a rollback is there at the next visit', async () => {
    expect(command('rollback', 'mfe-cart-checkout', folder)).toContain('release 1 is live again');
    expect(await releaseOnVisit(context)).toBe('1');
    expect(readPointer(folder)).toEqual(pointer);
  });
});

for (const [name, args, message] of [
  ['release', [], 'Name the remote to release: npm run release -- mfe-catalog'],
  ['release', ['mfe-blog'], 'There is no remote "mfe-blog". Name one of: mfe-catalog'],
  ['release', ['host'], 'There is no remote "host".'],
  ['release', ['mfe-catalog', '--url', 'catalog'], '--url is "catalog"; give the whole address'],
  ['rollback', [], 'Name the one remote to roll back: npm run rollback -- mfe-catalog'],
  ['rollback', ['mfe-catalog'], 'Release 1 is the first of mfe-catalog'],
] as const) {
  test(`"${[name, ...args].join(' ')}" says in one line what is wrong`, ({
    releasedShop: { folder },
  }) => {
    const before = hashesOf(folder);
    const { status, stderr } = run(name, args, folder);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(message)]);
    expect(hashesOf(folder)).toEqual(before);
  });
}

/** What a command prints when all goes well. */
function command(name: 'release' | 'rollback', remote: string, folder: string): string {
  const { status, stdout, stderr } = run(name, [remote], folder);
  expect(status, stderr).toBe(0);
  return stdout;
}

function run(
  name: string,
  args: readonly string[],
  folder: string,
): { status: number | null; stdout: string; stderr: string } {
  const program = join(workspaceRoot, 'tooling', 'bin', `${name}.mjs`);
  return spawnSync(process.execPath, [program, ...args], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: { ...process.env, WEFT_RELEASES: folder },
  });
}

async function releaseOnVisit(context: BrowserContext): Promise<string | undefined> {
  const page = await context.newPage();
  const release = await releaseOfCart(page, () => page.goto('/cart'));
  await page.close();
  return release;
}

/** The release whose entry a page takes when it comes to the cart, which still holds what was put there. */
async function releaseOfCart(page: Page, go: () => Promise<unknown>): Promise<string | undefined> {
  const entry = page.waitForRequest((request) => {
    const { port, pathname } = new URL(request.url());
    return port.endsWith('2') && pathname.includes('/remoteEntry.');
  });
  await go();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Quantity' })).toHaveCount(1);
  return new URL((await entry).url()).pathname.split('/')[1];
}

/** Every file below a folder, by the hash of its content. */
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
