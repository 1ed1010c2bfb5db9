import { build, buildStale } from '../../build/build';
import { staleApps } from '../../build/stale';
import { requestPointer } from '../../serve/pointerFile';
import { serveDeployed } from '../../serve/serveDeployed';
import { serveApp } from '../../serve/serveShop';
import { workerPorts } from '../../testing/e2ePorts';
import { remoteByFolder } from '../../workspace/apps';
import { ENGINES_CONFIG, PLAYWRIGHT } from '../../checks/programs';
import { installOwnBrowser } from '../../testing/browser/findBrowser';
import { findOrInstallBrowser, findOrInstallEngines } from '../../testing/testPrograms';
import { endOnSignals, runForCode, runNode } from '../../workspace/run';

/** The journeys, which change nothing on the server. */
const JOURNEYS = ['journey', 'catalog', 'cart-checkout', 'account'].map(
  (name) => `host/e2e/${name}.spec.ts`,
);

interface EndToEndOptions {
  readonly shop?: string;
  readonly remote?: string;
  readonly browser?: 'firefox' | 'webkit';
}

export async function endToEnd(
  args: readonly string[],
  { shop, remote, browser }: EndToEndOptions,
): Promise<void> {
  if (shop === undefined && remote !== undefined) {
    throw new Error(
      '--remote needs the shop: npx --no-install weft e2e --shop https://shop.example --remote mfe-catalog',
    );
  }
  const files = shop === undefined ? args : [...JOURNEYS, ...args];
  endOnSignals();
  // First, because it finds most mistakes.
  const deployed = shop === undefined ? undefined : await openShop(shop, remote);
  if (browser) await installOwnBrowser(browser);
  else await findOrInstallBrowser();
  if (deployed === undefined) await buildStale();
  // The workers read them (playwright.config.mjs, host/e2e/shop.ts).
  if (browser) process.env['E2E_BROWSER'] = browser;
  if (deployed !== undefined) process.env['WEFT_SHOP'] = deployed;
  // This closes the local servers.
  process.exit((await runForCode(process.execPath, [PLAYWRIGHT, 'test', ...files])) ?? 1);
}

/**
 * The address of a deployed shop for the journeys: its own, or a local proxy that uses the local build of one remote. An
 * outdated build is made again. The ports are the ports of the end-to-end tests.
 *
 * @throws {Error} if the shop does not respond, or has no such remote
 */
async function openShop(address: string, remote: string | undefined): Promise<string> {
  const app = remote === undefined ? undefined : remoteByFolder(remote);
  const shop = new URL(address).origin;
  const { remotes } = await requestPointer(shop);
  if (!app) return shop;
  if (!(app.federationName in remotes)) {
    const known = Object.keys(remotes).join(', ');
    throw new Error(`${shop} has no remote ${app.federationName}; it has ${known}.`);
  }
  const stale = staleApps([app]);
  if (stale.length > 0) await build(stale, { hasBudget: false });
  const { shop: port } = await workerPorts();
  await serveApp(app, port);
  await serveDeployed(shop, { port, live: [app], areBuilt: true });
  console.log(`${app.folder} is the local build; everything else comes from ${shop}.`);
  return `http://localhost:${port}`;
}

/** The journeys in Firefox and WebKit. */
export async function engines(args: readonly string[]): Promise<void> {
  endOnSignals();
  await buildStale();
  if (!(await findOrInstallEngines())) return;
  await runNode([PLAYWRIGHT, 'test', '--config', ENGINES_CONFIG, ...args]);
}
