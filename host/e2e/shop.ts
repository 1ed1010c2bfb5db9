import { test as base, expect, type Page } from '@playwright/test';
import { apps, originOf, remotes } from 'tooling/apps';
import { workerPorts } from 'tooling/e2e-ports';
import { serveApp } from 'tooling/serve';
import { serveFaults, type FaultServer } from 'tooling/serve-faults';

/** The origin of a shop that is deployed, in the place of the one that is built here: `WEFT_SHOP`. */
const DEPLOYED = process.env.WEFT_SHOP;

/** The whole shop, built for production, each app on an origin of its own and each remote behind a server of faults. */
export interface Shop {
  readonly origin: string;
  /** Where a remote is served. */
  remoteOrigin(name: string): string;
  /** What breaks a remote's answers; after the test everything is answered rightly again. */
  faults(name: string): FaultServer;
  /** Serves an app on one more port, as a developer does; the test closes it. */
  serveElsewhere(name: string): Promise<FaultServer & { readonly origin: string }>;
  /** Takes a remote off the network. */
  stopRemote(name: string): Promise<void>;
  /** Puts it back on its port. */
  startRemote(name: string): Promise<void>;
}

interface PointerJson {
  readonly remotes: Readonly<Record<string, { readonly manifest: string }>>;
}

interface Fixtures {
  /** Problems of the page that a test expects, such as a failed request of a remote that it stopped. */
  readonly expectedProblems: RegExp[];
  /** False where a test breaks what a remote sends and the browser must take it all the same. */
  readonly hasIntegrity: boolean;
  /** False where a test is about the time before a page is hydrated; the others begin when it is. */
  readonly waitsForHydration: boolean;
  /** True where a test is about the pages that are loaded when the browser is idle; the others save data. */
  readonly loadsAhead: boolean;
}

/**
 * Tests of the composed shop. A worker serves the production build on ports of its own; whatever appears on the console of
 * any tab, a page error or a violation of the content security policy fails the test.
 */
export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    async ({}, use, workerInfo) => {
      if (DEPLOYED) {
        await use(deployedShop(new URL(DEPLOYED).origin));
        return;
      }
      const ports = workerPorts(workerInfo);
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
  waitsForHydration: [true, { option: true }],
  loadsAhead: [false, { option: true }],
  context: async (
    { context, shop, expectedProblems, hasIntegrity, waitsForHydration, loadsAhead },
    use,
  ) => {
    if (waitsForHydration) context.on('page', waitAfterLoading);
    await context.addInitScript(
      (connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection });
      },
      loadsAhead ? {} : { effectiveType: '3g' },
    );
    if (!hasIntegrity) {
      await context.route('**/release.json', async (route) => {
        const response = await route.fetch();
        const pointer = (await response.json()) as PointerJson;
        const lines = Object.entries(pointer.remotes).map(([name, { manifest }]) => [
          name,
          { manifest },
        ]);
        const json = {
          ...pointer,
          settings: { isDevelopment: true },
          remotes: Object.fromEntries(lines) as object,
        };
        await route.fulfill({ response, json });
      });
    }
    // Of every tab; a violation of the content security policy is an error on the console.
    const problems: string[] = [];
    context.on('console', (message) => {
      // An address that nobody knows is answered with a page and the status 404 (docs/product/routes.md#routes), which
      // the browser logs.
      const { url } = message.location();
      const isUnknownPage =
        message.text().includes('status of 404') && !/\.\w+$/.test(new URL(url).pathname);
      const isBlockedWorker =
        message.text() === 'Service Worker registration blocked by Playwright';
      // The federation runtime warns of a manifest that can't be had, and where a release is loaded in the place of another.
      const isOfRuntime =
        message.text().startsWith('[ Federation Runtime ]') &&
        /is already registered|Failed to get manifest/.test(message.text());
      if (!isUnknownPage && !isBlockedWorker && !isOfRuntime) problems.push(message.text());
    });
    context.on('weberror', (webError) => problems.push(String(webError.error())));
    await use(context);
    if (!DEPLOYED) for (const app of remotes) shop.faults(app.federationName).mend();
    const unexpected = problems.filter(
      (problem) => !expectedProblems.some((expected) => expected.test(problem)),
    );
    expect(unexpected, 'problems of the pages').toEqual([]);
  },
});

/** Has `goto` and `reload` wait until the page is hydrated, or says that it is lost; without a result they go on. */
function waitAfterLoading(page: Page): void {
  const settle = (): Promise<unknown> =>
    page
      .waitForFunction(
        () => !document.querySelector('[data-asleep]') || document.querySelector('[role=alert]'),
        null,
        { timeout: 8_000 },
      )
      .catch(() => undefined);
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil === undefined) await settle();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (options?.waitUntil === undefined) await settle();
    return response;
  };
}

/** A shop of which nothing can be broken. */
function deployedShop(origin: string): Shop {
  const refuse = (): never => {
    throw new Error(
      'This test breaks remotes, which a deployed shop does not let it: unset WEFT_SHOP.',
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

function appNamed(name: string): (typeof apps)[number] {
  const app = apps.find((candidate) => candidate.federationName === name);
  if (!app) throw new Error(`There is no remote ${name}.`);
  return app;
}

export { expect };
