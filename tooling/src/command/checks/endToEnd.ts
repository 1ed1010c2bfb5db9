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

export async function endToEnd(args: readonly string[], options: EndToEndOptions): Promise<void> {
  const { shop, remote } = options;
  if (shop === undefined && remote !== undefined) {
    throw new Error(
      '--remote needs the shop: npx --no-install weft e2e --shop https://shop.example --remote mfe-catalog',
    );
  }
  const leaveSignals = endOnSignals();
  try {
    process.exitCode = await runTests(args, options);
  } finally {
    leaveSignals();
  }
}

async function runTests(
  args: readonly string[],
  { shop, remote, browser }: EndToEndOptions,
): Promise<number> {
  const files = shop !== undefined ? [...JOURNEYS, ...args] : args;
  // First, because it finds most mistakes.
  const deployed = shop === undefined ? undefined : await openShop(shop, remote);
  try {
    if (browser) installOwnBrowser(browser);
    else findOrInstallBrowser();
    if (!deployed) await buildStale(files);
    // The workers read them (playwright.config.mjs, host/e2e/shop.ts).
    if (browser) process.env['E2E_BROWSER'] = browser;
    if (deployed) process.env['WEFT_SHOP'] = deployed.origin;
    return (await runForCode(process.execPath, [PLAYWRIGHT, 'test', ...files])) ?? 1;
  } finally {
    await deployed?.close();
  }
}

/** The journeys in Firefox and WebKit. */
export async function engines(args: readonly string[]): Promise<void> {
  endOnSignals();
  await buildStale(['host/engines/']);
  if (!findOrInstallEngines()) return;
  await runNode([PLAYWRIGHT, 'test', '--config', ENGINES_CONFIG, ...args]);
}
