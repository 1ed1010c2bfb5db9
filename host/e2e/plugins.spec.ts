import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { remotes } from 'tooling/apps';
import { status } from 'tooling/faults';
import webpack from 'webpack';
import { buildGuest, type Guest } from './guest/buildGuest';
import {
  beginVisit,
  boundaryOf,
  expectOpen,
  FAILED_REQUEST,
  isSameDocument,
  open,
  REMOTES,
} from './remoteTable';
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

let folder: string;
let guest: Guest;
let retryPlugin: string;

// In one worker, so that the builds are made only once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plugins-'));
  guest = await buildGuest(join(folder, 'guest'));
  retryPlugin = await buildRetryPlugin(join(folder, 'plugin'));
});

test.afterAll(() => rmSync(folder, { recursive: true }));

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

test('the official retry plugin does no harm', async ({
  page,
  context,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(...FAILED_REQUEST);
  await context.addInitScript({ path: retryPlugin });
  await beginVisit(page);
  const [, cart, account] = REMOTES;
  if (!cart || !account) throw new Error('The table of remotes has changed.');
  await open(page, cart);
  await expectOpen(page, cart);
  shop.faults(account.name).inject(/^\/assets\/remoteEntry\.\w+\.js$/, status(503));
  await open(page, account);
  await expect(boundaryOf(page)).toBeVisible();
  shop.faults(account.name).mend();
  await boundaryOf(page).getByRole('button', { name: 'Try Again' }).click();
  await expectOpen(page, account);
});

test.describe('a remote built with Rspack', () => {
  test('runs in the shop, with the shop’s stores and with hashes', async ({ page, shop }) => {
    await serveGuest(page, shop.remoteOrigin('mfe_account_auth'), guest);
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
    await openAccount(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('A guest, and a cart of 1');
    expect(await loaded).toContain('99');
    const unchecked = page.locator('script[src*="/99/"]:not([integrity^="sha384-"])');
    await expect(unchecked).toHaveCount(0);
    await expect(page.locator('script[src*="/99/"]')).not.toHaveCount(0);
  });

  test('is replaced by the previous release if it cannot be loaded', async ({
    page,
    shop,
    expectedProblems,
  }) => {
    expectedProblems.push(/integrity/);
    const origin = shop.remoteOrigin('mfe_account_auth');
    await serveGuest(page, origin, guest);
    await page.route(`${origin}/99/remoteEntry.js`, (route) =>
      route.fulfill({ body: 'tampered()', contentType: 'text/javascript', headers: CORS }),
    );
    await beginVisit(page);
    await openAccount(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  });

  test('is replaced by the previous release if it throws in its first render', async ({
    page,
    shop,
  }) => {
    const broken = await buildGuest(join(folder, 'broken'), './Broken.js');
    await serveGuest(page, shop.remoteOrigin('mfe_account_auth'), broken);
    await beginVisit(page);
    await openAccount(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    expect(await isSameDocument(page), 'nothing was reloaded').toBe(true);
    await main.getByRole('tab', { name: 'Orders' }).click();
  });
});

const CORS = { 'Access-Control-Allow-Origin': '*' };

/** Makes the guest release 99 of the account's remote. The release before is the local build. */
async function serveGuest(page: Page, origin: string, { folder, integrity }: Guest): Promise<void> {
  await page.route(`${origin}/99/**`, (route) =>
    route.fulfill({
      path: join(folder, new URL(route.request().url()).pathname.slice(4)),
      headers: CORS,
    }),
  );
  await page.route('**/release.json', async (route) => {
    const response = await route.fetch();
    const pointer = (await response.json()) as { remotes: Record<string, object> };
    const previous = pointer.remotes.mfe_account_auth;
    const manifest = `${origin}/99/mf-manifest.json`;
    pointer.remotes.mfe_account_auth = { manifest, integrity, previous };
    await route.fulfill({ response, json: pointer });
  });
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
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

/** Builds a script that adds the plugin before the page's scripts. */
function buildRetryPlugin(folder: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve('@module-federation/retry-plugin');
  const source = `
    import { RetryPlugin } from ${JSON.stringify(file)};
    const plugin = RetryPlugin({ fetch: { retryTimes: 1 }, script: { retryTimes: 1 } });
    globalThis.__FEDERATION__ = { __GLOBAL_PLUGIN__: [plugin] };
  `;
  const compiler = webpack({
    context: import.meta.dirname,
    mode: 'production',
    entry: `data:text/javascript,${encodeURIComponent(source)}`,
    output: { path: folder, filename: 'plugin.js' },
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve(join(folder, 'plugin.js'));
    });
  });
}
