import type { Page, Response } from '@playwright/test';
import type { ReleasePointer } from 'remote-loader/formats';
import { apps, hasSample, originOf, remotes } from 'tooling/apps';
import { workerPorts } from 'tooling/e2e-ports';
import { expect, test as base } from 'tooling/e2e-test';
import { serveApp } from 'tooling/serve';
import { serveFaults, type FaultServer } from 'tooling/serve-faults';

/** The origin of a deployed shop to test in place of the local build (`WEFT_SHOP`). */
const DEPLOYED = process.env.WEFT_SHOP;

/** The production build of the whole shop. Each app has its own origin, and each remote a server that can inject faults. */
export interface Shop {
  readonly origin: string;
  remoteOrigin(name: string): string;
  /** Injects faults into a remote's responses. They are removed after the test. */
  faults(name: string): FaultServer;
  /** Serves an app on another port, like a developer. The test has to close it. */
  serveElsewhere(name: string): Promise<FaultServer & { readonly origin: string }>;
  stopRemote(name: string): Promise<void>;
  /** Starts it again on the same port. */
  startRemote(name: string): Promise<void>;
}

interface Fixtures {
  /** Problems of the page that a test expects, such as a failed request to a stopped remote. */
  readonly expectedProblems: RegExp[];
  /** False if a test changes a remote's files and the browser must still accept them. */
  readonly hasIntegrity: boolean;
  /** True for tests of pages that are loaded ahead. In other tests the browser reports a slow network. */
  readonly loadsAhead: boolean;
}

/**
 * For tests of the composed shop. Each worker serves the production build on its own ports. Any console message, page error or
 * violation of the content security policy in any tab fails the test.
 */
export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      if (DEPLOYED) {
        await use(deployedShop(new URL(DEPLOYED).origin));
        return;
      }
      const ports = await workerPorts();
      const servers = new Map<string, FaultServer>();
      const start = async (name: string): Promise<void> => {
        const { portOffset } = appNamed(name);
        const [port, target] = [ports.shop + portOffset, ports.behind + portOffset];
        servers.set(name, await serveFaults({ port, target }));
      };
      const faults = (name: string): FaultServer => {
        const server = servers.get(name);
        if (!server) throw new Error(`There is no remote ${name}.`);
        return server;
      };
      const sites = [
        await serveApp(appNamed('host'), ports.shop),
        ...(await Promise.all(remotes.map((app) => serveApp(app, ports.behind)))),
      ];
      for (const app of remotes) await start(app.federationName);
      await use({
        origin: originOf(appNamed('host'), ports.shop),
        remoteOrigin: (name) => originOf(appNamed(name), ports.shop),
        faults,
        serveElsewhere: async (name) => {
          const { portOffset, role } = appNamed(name);
          const target = (role === 'host' ? ports.shop : ports.behind) + portOffset;
          return {
            ...(await serveFaults({ port: ports.elsewhere + portOffset, target })),
            origin: originOf(appNamed(name), ports.elsewhere),
          };
        },
        stopRemote: (name) => faults(name).close(),
        startRemote: start,
      });
      await Promise.all([...sites, ...servers.values()].map((site) => site.close()));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.origin);
  },
  expectedProblems: async ({}, use) => {
    await use([]);
  },
  hasIntegrity: [true, { option: true }],
  loadsAhead: [false, { option: true }],
  context: async ({ context, shop, expectedProblems, hasIntegrity, loadsAhead }, use) => {
    await context.addInitScript(
      (connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection });
      },
      loadsAhead ? {} : { effectiveType: '3g' },
    );
    if (!hasIntegrity) {
      await context.route('**/release.json', async (route) => {
        const response = await route.fetch();
        const pointer = (await response.json()) as ReleasePointer;
        const entries = Object.entries(pointer.remotes).map(([name, { manifest, routes }]) => [
          name,
          { manifest, routes },
        ]);
        const json = {
          ...pointer,
          settings: { isDevelopment: true },
          remotes: Object.fromEntries(entries) as object,
        };
        await route.fulfill({ response, json });
      });
    }
    // From every tab. A violation of the content security policy is a console error.
    const problems: string[] = [];
    context.on('console', (message) => {
      // An unknown address gets a page with the status 404 (docs/product/routes.md#routes), and the browser logs the status.
      const { url } = message.location();
      const isUnknownPage =
        message.text().includes('status of 404') && !/\.\w+$/.test(new URL(url).pathname);
      const isBlockedWorker =
        message.text() === 'Service Worker registration blocked by Playwright';
      // The federation runtime warns if a manifest cannot be loaded, and if one release replaces another.
      const isOfRuntime =
        message.text().startsWith('[ Federation Runtime ]') &&
        /is already registered|Failed to get manifest/.test(message.text());
      // Sample orders and carts of tests have pictures of the sample catalogue, which another one lacks.
      const isOfSample = !hasSample && url.includes('/media/products/');
      const isExpected = isUnknownPage || isBlockedWorker || isOfRuntime || isOfSample;
      if (!isExpected) problems.push(message.text());
    });
    context.on('weberror', (webError) => problems.push(String(webError.error())));
    await use(context);
    if (!DEPLOYED) for (const app of remotes) shop.faults(app.federationName).mend();
    const unexpected = problems.filter(
      (problem) => !expectedProblems.some((expected) => expected.test(problem)),
    );
    expect(unexpected, 'problems of the pages').toEqual([]);
    // A page may have just requested a file of `route`, whose answer would fail when the context closes.
    for (const owner of [context, ...context.pages()]) {
      await owner.unrouteAll({ behavior: 'ignoreErrors' });
    }
  },
});

/** Opens an address, and waits until its page is hydrated or lost. After a minute it stops waiting. */
export async function goto(
  page: Page,
  url: string,
  options?: { readonly timeout: number },
): Promise<Response | null> {
  const response = await page.goto(url, options);
  await settled(page);
  return response;
}

/** Reloads a page, and waits like {@link goto}. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  const isSettled = (): boolean =>
    !document.querySelector('[data-dehydrated]') || document.querySelector('[role=alert]') !== null;
  await page.waitForFunction(isSettled, null, { timeout: 60_000 }).catch(() => undefined);
}

/** A shop that tests cannot break. */
function deployedShop(origin: string): Shop {
  const refuse = (): never => {
    throw new Error(
      'This test breaks remotes, which is not possible in a deployed shop: unset WEFT_SHOP.',
    );
  };
  return {
    origin,
    remoteOrigin: refuse,
    faults: refuse,
    serveElsewhere: refuse,
    stopRemote: refuse,
    startRemote: refuse,
  };
}

export function appNamed(name: string): (typeof apps)[number] {
  const app = apps.find((candidate) => candidate.federationName === name);
  if (!app) throw new Error(`There is no remote ${name}.`);
  return app;
}

export { expect };
