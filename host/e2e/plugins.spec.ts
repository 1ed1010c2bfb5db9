import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { remotes } from 'tooling/apps';
import { status } from 'tooling/faults';
import { MANIFEST } from 'remote-loader/formats';
import { buildGuest, type Guest } from './guest/buildGuest';
import { beginVisit, boundaryOf, expectOpen, FAILED_REQUEST, open, REMOTES } from './remoteTable';
import { expect, test } from './shop';

/** Calls of a plugin of the federation runtime: the hook, and the page or the remote. */
type Calls = string[];

interface Federation {
  readonly moduleInfo: Readonly<Record<string, { remotesInfo?: object; modules?: object[] }>>;
}

declare global {
  interface Window {
    calls: Calls;
  }
}

test('a DevTools plugin sees every remote, and the runtime’s list of modules has every remote', async ({
  page,
  context,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(...FAILED_REQUEST);
  await recordCalls(context);
  await beginVisit(page);
  const [catalog, cart, account] = REMOTES;
  if (!catalog || !cart || !account) throw new Error('The table of remotes has changed.');
  for (const remote of [catalog, cart]) {
    await open(page, remote);
    await expectOpen(page, remote);
  }
  shop.faults(account.name).inject(/^\/mf-manifest\.json$/, status(404));
  await open(page, account);
  await expect(boundaryOf(page)).toBeVisible();
  const failed = await page.evaluate(() => window.calls);
  expect(failed).toContain(`errorLoadRemote ${account.name}/${account.page}`);
  shop.faults(account.name).mend();
  await boundaryOf(page).getByRole('button', { name: 'Try Again' }).click();
  await expectOpen(page, account);

  const calls = await page.evaluate(() => window.calls);
  for (const { name, page: expose } of REMOTES) {
    for (const hook of ['beforeRequest', 'onLoad']) {
      expect(calls).toContain(`${hook} ${name}/${expose}`);
    }
    expect(calls).toContain(`loadRemoteSnapshot ${name}`);
  }
  const modules = await moduleInfo(page);
  expect(Object.keys(modules.host?.remotesInfo ?? {}).sort()).toEqual(
    remotes.map(({ federationName }) => federationName).sort(),
  );
  for (const { name } of REMOTES) {
    const [, remote] = Object.entries(modules).find(([key]) => key.startsWith(`${name}:`)) ?? [];
    expect(remote?.modules?.length, name).toBeGreaterThan(0);
  }
});

test('a remote built with Rspack runs in the shop, with the shop’s stores and with hashes', async ({
  page,
  shop,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'plugins-'));
  await serveGuest(page, shop.remoteOrigin('mfe_account_auth'), await buildGuest(folder));
  await beginVisit(page);
  const loaded = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        window.addEventListener('weft:remote', ({ detail }) => {
          if (detail.type === 'shown' && detail.remote === 'mfe_account_auth')
            resolve(detail.release);
        });
      }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A guest, and a cart of 1');
  expect(await loaded).toContain('99');
  const unchecked = page.locator('script[src*="/99/"]:not([integrity^="sha384-"])');
  await expect(unchecked).toHaveCount(0);
  await expect(page.locator('script[src*="/99/"]')).not.toHaveCount(0);
  rmSync(folder, { recursive: true });
});

/** Makes the guest release 99 of the account's remote. The release before is the local build. */
async function serveGuest(page: Page, origin: string, { folder, integrity }: Guest): Promise<void> {
  await page.route(`${origin}/99/**`, (route) =>
    route.fulfill({
      path: join(folder, new URL(route.request().url()).pathname.slice(4)),
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.route('**/release.json', async (route) => {
    const response = await route.fetch();
    const pointer = (await response.json()) as { remotes: Record<string, object> };
    const previous = pointer.remotes.mfe_account_auth;
    const manifest = `${origin}/99/${MANIFEST}`;
    pointer.remotes.mfe_account_auth = { manifest, integrity, previous };
    await route.fulfill({ response, json: pointer });
  });
}

/** Adds a plugin before the page's scripts, as DevTools do. */
async function recordCalls(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.calls = [];
    const note =
      (hook: string) =>
      <Args extends { id?: string; moduleInfo?: { name: string } }>(args: Args): Args => {
        window.calls.push(`${hook} ${args.id ?? args.moduleInfo?.name}`);
        return args;
      };
    const plugin = {
      name: 'recorder',
      beforeRequest: note('beforeRequest'),
      loadRemoteSnapshot: note('loadRemoteSnapshot'),
      onLoad: (args: { id: string }) => void note('onLoad')(args),
      errorLoadRemote: (args: { id: string }) => void note('errorLoadRemote')(args),
    };
    Object.assign(globalThis, { __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
  });
}

function moduleInfo(page: Page): Promise<Federation['moduleInfo']> {
  return page.evaluate(
    () => (globalThis as unknown as { __FEDERATION__: Federation }).__FEDERATION__.moduleInfo,
  );
}
