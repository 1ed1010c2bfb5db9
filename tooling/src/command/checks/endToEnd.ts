import { buildStale } from '../../build/buildStale';
import { ENGINES_CONFIG, PLAYWRIGHT } from '../../checks/programs';
import { installOwnBrowser } from '../../testing/browser/findBrowser';
import { findOrInstallBrowser, findOrInstallEngines } from '../../testing/testPrograms';
import { endOnSignals, runForCode } from '../../workspace/run';
import { openShop } from './openShop';
import { runNode } from './runNode';

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
  const leaveSignals = endOnSignals();
  let deployed: Awaited<ReturnType<typeof openShop>> | undefined;
  try {
    // First, because it finds most mistakes.
    if (shop !== undefined) deployed = await openShop(shop, remote);
    if (browser) installOwnBrowser(browser);
    else findOrInstallBrowser();
    if (!deployed) await buildStale();
    // The workers read them (playwright.config.mjs, host/e2e/shop.ts).
    if (browser) process.env['E2E_BROWSER'] = browser;
    if (deployed) process.env['WEFT_SHOP'] = deployed.origin;
    process.exitCode = (await runForCode(process.execPath, [PLAYWRIGHT, 'test', ...files])) ?? 1;
  } finally {
    await deployed?.close();
    leaveSignals();
  }
}

/** The journeys in Firefox and WebKit. */
export async function engines(args: readonly string[]): Promise<void> {
  endOnSignals();
  await buildStale();
  if (!findOrInstallEngines()) return;
  await runNode([PLAYWRIGHT, 'test', '--config', ENGINES_CONFIG, ...args]);
}
