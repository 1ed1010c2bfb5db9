import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { distFolder, workspaceRoot } from 'tooling/apps';
import { rewritten } from 'tooling/faults';
import { beginVisit, expectOpen, open, REMOTES } from './remoteTable';
import { appNamed, expect, goto, type Shop, test } from './shop';
import { fillShop } from './steps';

// Remotes for other versions of the contract (docs/product/faults.md#remotes, 20 and 27), which is the version of shared-state.
// createRemoteLoader.test.ts and releaseFiles.test.ts test which versions fit.

// A remote's files are changed while they are served.
test.use({ hasIntegrity: false });

const CHANGED = 'mfe_account_auth';

const { version: VERSION } = JSON.parse(
  readFileSync(join(workspaceRoot, 'shared-state/package.json'), 'utf8'),
) as { version: string };
const [major = 0, minor = 0] = VERSION.split('.').map(Number);

test('a host serves a remote that was built for an older contract, with the others in one visit, and DevTools show the modules of all', async ({
  page,
  shop,
}) => {
  requireContract(shop, `${VERSION}-0`);
  await beginVisit(page);
  for (const remote of REMOTES) {
    await open(page, remote);
    await expectOpen(page, remote);
  }
  await expectOneInstance(page);
  const modules = await page.evaluate(
    () => (globalThis as unknown as Federated).__FEDERATION__.moduleInfo,
  );
  expect(Object.keys(modules.host?.remotesInfo ?? {}).sort()).toEqual(
    REMOTES.map(({ name }) => name).sort(),
  );
  for (const { name } of REMOTES) {
    const [, remote] = Object.entries(modules).find(([key]) => key.startsWith(`${name}:`)) ?? [];
    expect(remote?.modules?.length, name).toBeGreaterThan(0);
  }
});

test("a remote for a newer contract than the host's is refused, and the others work", async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(/RemotePageError/);
  requireContract(shop, `${major}.${minor + 1}.0`);
  await fillShop(page);
  await goto(page, '/account');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Connection Lost');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toContainText('Connection Lost');
  for (const other of REMOTES.filter(({ name }) => name !== CHANGED)) {
    await open(page, other);
    await expectOpen(page, other);
  }
  await expectOneInstance(page);
});

type Versions = Record<string, { from: string; loaded?: boolean; lib?: unknown }>;

interface Federated {
  readonly __FEDERATION__: {
    readonly __SHARE__: Record<string, { default?: Record<string, Versions> }>;
    readonly moduleInfo: Record<string, { remotesInfo?: object; modules?: object[] }>;
  };
}

/** Expects that only the host's copy of each shared package was loaded. */
async function expectOneInstance(page: Page): Promise<void> {
  const instances = await page.evaluate(loadedInstances);
  for (const name of ['react', 'react-dom', 'mobx', 'mobx-react-lite', 'shared-state']) {
    expect(instances[name], name).toEqual(['host']);
  }
}

/** Runs in the page: for each shared package, the owners of the copies that the federation runtime has loaded. */
function loadedInstances(): Record<string, string[]> {
  const { __FEDERATION__: federation } = globalThis as unknown as Federated;
  const scopes = Object.values(federation.__SHARE__).map((scope) => scope.default ?? {});
  const instances: Record<string, string[]> = {};
  for (const [name, versions] of scopes.flatMap((scope) => Object.entries(scope))) {
    const loaded = Object.values(versions).filter((copy) => copy.loaded || copy.lib);
    instances[name] = [...(instances[name] ?? []), ...loaded.map((copy) => copy.from)];
  }
  return instances;
}

/** Serves the remote as if it were built for another version of the contract, which its manifest and its entry name. */
function requireContract(shop: Shop, contract: string): void {
  const own = `^${VERSION}`;
  const folder = distFolder(appNamed(CHANGED));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const naming = files
    .filter((file) => /(?:mf-manifest|remoteEntry)\.[\w.]*js(?:on)?$/.test(file))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(own));
  expect(naming).toHaveLength(2);
  for (const file of naming) {
    const rewrite = rewritten((text) => text.replaceAll(own, `^${contract}`));
    shop.faults(CHANGED).inject(new RegExp(`/${file}$`), rewrite);
  }
}
