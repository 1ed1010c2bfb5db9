import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { appByFolder, workspaceRoot } from 'tooling/apps';
import { buildApp } from 'tooling/build';
import { workerPorts } from 'tooling/e2e-ports';
import { serveShop } from 'tooling/serve';
import { expect, test as base } from './shop';

/**
 * Host and remotes of different versions of the contract, which is shared-state's (FAULTS 20 and 27). Three versions are
 * enough: the one in the tree, the next minor and the next major one. A remote of the tree is older than a host of the next
 * minor version, and one of that is newer than the host of the tree.
 */
interface Builds {
  /** By the app's folder, builds with the next minor version. */
  readonly nextMinor: Readonly<Record<string, string>>;
  readonly nextMajor: Readonly<Record<string, string>>;
}

/** Serves the shop with some builds in the place of those of the tree, for as long as a test runs. */
type OpenShop = (builds: Readonly<Record<string, string>>) => Promise<string>;

const PAGES = {
  'mfe-catalog': { path: '/product/men', heading: 'Men' },
  'mfe-cart-checkout': { path: '/cart', heading: 'Cart' },
  'mfe-account-auth': { path: '/account', heading: 'Account' },
} as const;

type Remote = keyof typeof PAGES;
const REMOTES = Object.keys(PAGES) as Remote[];

const test = base.extend<{ openShop: OpenShop }, { builds: Builds }>({
  builds: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'skew-'));
      const [major, minor] = versionOfContract();
      const build = async (app: string, contract: string): Promise<[string, string]> => {
        const target = join(folder, `${app}-${contract}`);
        const options = ['--env', `contract=${contract}`, '--output-path', target];
        await buildApp(appByFolder(app), options);
        return [app, target];
      };
      const nextMinor: [string, string][] = [];
      for (const app of ['host', ...REMOTES]) {
        nextMinor.push(await build(app, `${major}.${minor + 1}.0`));
      }
      const nextMajor = [await build('mfe-account-auth', `${major + 1}.0.0`)];
      await use({
        nextMinor: Object.fromEntries(nextMinor),
        nextMajor: Object.fromEntries(nextMajor),
      });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  openShop: async ({}, use, workerInfo) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (builds) => {
      const shop = await serveShop(workerPorts(workerInfo).other, { builds });
      opened.push(shop);
      return shop.origin;
    });
    for (const shop of opened) await shop.close();
  },
});

// The builds take longest: one worker makes them once.
test.describe.configure({ mode: 'default' });

test('a host serves remotes that were built for an older contract', async ({
  page,
  builds,
  openShop,
}) => {
  const origin = await openShop({ host: builds.nextMinor.host ?? '' });
  await expectPages(page, origin, REMOTES);
  await expectOneInstance(page);
});

test('a host serves remotes of its own contract', async ({ page, builds, openShop }) => {
  const origin = await openShop(builds.nextMinor);
  await expectPages(page, origin, REMOTES);
  await expectOneInstance(page);
});

for (const remote of REMOTES) {
  test(`${remote}, built for a newer contract than the host's, is refused, and the others work`, async ({
    page,
    builds,
    openShop,
    expectedProblems,
  }) => {
    expectedProblems.push(/RemotePageError/);
    const origin = await openShop({ [remote]: builds.nextMinor[remote] ?? '' });
    await expectRefused(page, origin, remote);
  });
}

test('a remote of the next major contract is refused', async ({
  page,
  builds,
  openShop,
  expectedProblems,
}) => {
  expectedProblems.push(/RemotePageError/);
  const origin = await openShop(builds.nextMajor);
  await expectRefused(page, origin, 'mfe-account-auth');
});

/** Visits a page of each remote in one visit of the shop, so that all share what there is. */
async function expectPages(page: Page, origin: string, chosen: readonly Remote[]): Promise<void> {
  for (const [index, remote] of chosen.entries()) {
    const { path, heading } = PAGES[remote];
    if (index === 0) await page.goto(origin + path);
    else await go(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
  }
}

/** Its page is "Connection Lost" and stays so, the others' pages work, and it brings no store of its own. */
async function expectRefused(page: Page, origin: string, remote: Remote): Promise<void> {
  await page.goto(origin + PAGES[remote].path);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Connection Lost');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toContainText('Connection Lost');
  for (const other of REMOTES.filter((candidate) => candidate !== remote)) {
    await go(page, PAGES[other].path);
    await expect(
      page.getByRole('heading', { level: 1, name: PAGES[other].heading }).first(),
    ).toBeVisible();
  }
  await expectOneInstance(page);
}

/** Goes on within the page, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Of each shared package one copy has run: the host's. */
async function expectOneInstance(page: Page): Promise<void> {
  const instances = await page.evaluate(loadedInstances);
  for (const name of ['react', 'react-dom', 'mobx', 'mobx-react-lite', 'shared-state']) {
    expect(instances[name], name).toEqual(['host']);
  }
}

/** Runs in the page: whose copies of each shared package the federation runtime has loaded. */
function loadedInstances(): Record<string, string[]> {
  type Versions = Record<string, { from: string; loaded?: boolean; lib?: unknown }>;
  const { __FEDERATION__: federation } = globalThis as unknown as {
    __FEDERATION__: { __SHARE__: Record<string, { default?: Record<string, Versions> }> };
  };
  const scopes = Object.values(federation.__SHARE__).map((scope) => scope.default ?? {});
  const instances: Record<string, string[]> = {};
  for (const [name, versions] of scopes.flatMap((scope) => Object.entries(scope))) {
    const loaded = Object.values(versions).filter((copy) => copy.loaded || copy.lib);
    instances[name] = [...(instances[name] ?? []), ...loaded.map((copy) => copy.from)];
  }
  return instances;
}

function versionOfContract(): [major: number, minor: number] {
  const file = join(workspaceRoot, 'shared-state', 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
