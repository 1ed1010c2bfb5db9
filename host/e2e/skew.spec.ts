import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { appByFolder, workspaceRoot } from 'tooling/apps';
import { buildApp } from 'tooling/build';
import { workerPorts } from 'tooling/e2e-ports';
import { serveShop } from 'tooling/serve';
import { REMOTES, type RemoteUnderTest } from './remoteTable';
import { expect, goto, test as base } from './shop';

/**
 * Builds of a remote for the contract's previous and next minor version (docs/product/faults.md#remotes, 20 and 27). The
 * contract has the version of shared-state. createRemoteLoader.test.ts and releaseFiles.test.ts test which versions fit.
 */
interface Builds {
  readonly older: string;
  readonly newer: string;
}

/** Serves the shop with some builds replaced, until the test ends. @returns the origin */
type OpenShop = (builds: Readonly<Record<string, string>>) => Promise<string>;

const BUILT = appByFolder('mfe-account-auth');

const test = base.extend<{ openShop: OpenShop }>({
  openShop: async ({}, use) => {
    const { other } = await workerPorts();
    const opened: { close(): Promise<void> }[] = [];
    await use(async (builds) => {
      const shop = await serveShop(other, { builds });
      opened.push(shop);
      return shop.origin;
    });
    for (const shop of opened) await shop.close();
  },
});

let folder: string;
let builds: Builds;

// In one worker, so that the slow builds are made only once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skew-'));
  const build = async (contract: string): Promise<string> => {
    const target = join(folder, contract);
    // Only the build for browsers, because no pages are written.
    const choice = ['--config-name', BUILT.federationName, '--output-path', target];
    await buildApp(BUILT, [...choice, '--env', `contract=${contract}`]);
    return target;
  };
  builds = { older: await build(contractBy(-1)), newer: await build(contractBy(1)) };
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test('a host serves a remote that was built for an older contract, with the others in one visit', async ({
  page,
  openShop,
}) => {
  await goto(page, (await openShop({ [BUILT.folder]: builds.older })) + '/terms');
  for (const remote of REMOTES) {
    await go(page, remote.address.path);
    await expectHeading(page, remote);
  }
  await expectOneInstance(page);
});

test("a remote for a newer contract than the host's is refused, and the others work", async ({
  page,
  openShop,
  expectedProblems,
}) => {
  // The HTML names files of the previous release, which this origin does not have.
  expectedProblems.push(/RemotePageError/, /status of 404/);
  const origin = await openShop({ [BUILT.folder]: builds.newer });
  const isNewer = ({ name }: RemoteUnderTest): boolean => name === BUILT.federationName;
  await goto(page, origin + REMOTES.find(isNewer)?.address.path);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Connection Lost');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toContainText('Connection Lost');
  for (const other of REMOTES.filter((remote) => !isNewer(remote))) {
    await go(page, other.address.path);
    await expectHeading(page, other);
  }
  await expectOneInstance(page);
});

async function expectHeading(page: Page, { address }: RemoteUnderTest): Promise<void> {
  const { heading } = address;
  await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
}

/** Navigates within the document, like a link. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
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

/** The contract's version, with its minor version changed by a number of steps. */
function contractBy(steps: number): string {
  const file = join(workspaceRoot, 'shared-state', 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + steps}.0`;
}
