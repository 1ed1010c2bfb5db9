import { test as base, expect, type Page } from '@playwright/test';
import { apps, originOf } from 'tooling/apps';
import { serveApp, serveShop } from 'tooling/serve';

/** The whole shop, built for production, each app on an origin of its own. */
export interface Shop {
  readonly origin: string;
  /** Where a remote is served. */
  remoteOrigin(name: string): string;
  /** Takes a remote off the network. */
  stopRemote(name: string): Promise<void>;
  /** Puts it back on its port. */
  startRemote(name: string): Promise<void>;
}

interface Fixtures {
  /** Problems of the page that a test expects, such as a failed request of a remote that it stopped. */
  readonly expectedProblems: RegExp[];
  readonly watchedPage: Page;
}

/** Far from the ports on which people keep a shop open. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310);

/**
 * Tests of the composed shop. A worker serves the production build on four ports of its own; whatever the console, a
 * page error or the content security policy complains of fails the test.
 */
export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    async ({}, use, workerInfo) => {
      const port = FIRST_PORT + workerInfo.parallelIndex * 10;
      const { origin, sites, close } = await serveShop(port);
      await use({
        origin,
        remoteOrigin: (name) => originOf(appNamed(name), port),
        stopRemote: async (name) => {
          await sites.get(name)?.close();
        },
        startRemote: async (name) => {
          sites.set(name, await serveApp(appNamed(name), port));
        },
      });
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.origin);
  },
  expectedProblems: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, expectedProblems }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(page);
    const unexpected = problems.filter(
      (problem) => !expectedProblems.some((expected) => expected.test(problem)),
    );
    expect(unexpected, 'problems on the page').toEqual([]);
  },
});

function appNamed(name: string): (typeof apps)[number] {
  const app = apps.find((candidate) => candidate.federationName === name);
  if (!app) throw new Error(`There is no remote ${name}.`);
  return app;
}

export { expect };
