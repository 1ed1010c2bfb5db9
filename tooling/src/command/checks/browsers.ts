import { buildStale } from '../../build/buildStale';
import { ENGINES_CONFIG, PLAYWRIGHT } from '../../checks/programs';
import { findOrInstallBrowser } from '../../testing/browser/findBrowser';
import { findOrInstallEngines } from '../../testing/browser/findEngines';
import { endOnSignals } from '../../workspace/run';
import { runNode } from './runNode';

interface EndToEndOptions {
  readonly journeys?: true;
  readonly repeat?: string;
}

export async function endToEnd(args: readonly string[], options: EndToEndOptions): Promise<void> {
  endOnSignals();
  // Before minutes go into a build.
  const times = options.repeat === undefined ? 1 : timesOf(options.repeat);
  const { WEFT_SHOP: shop } = process.env;
  const files = options.journeys ? journeys(shop) : [];
  const isDeployed = options.journeys && shop;
  if (!isDeployed) await buildStale([...files, ...args]);
  findOrInstallBrowser();
  if (options.repeat === undefined) {
    await runNode([PLAYWRIGHT, 'test', ...files, ...args]);
    return;
  }
  const { repeatEndToEnd } = await import('../../checks/repeatEndToEnd');
  process.exitCode = await repeatEndToEnd(times, [...files, ...args]);
}

function timesOf(text: string): number {
  const times = Number(text);
  if (Number.isInteger(times) && times > 0) return times;
  throw new Error(`--repeat is "${text}"; give a number of runs, such as 20`);
}

/** The journeys that change nothing on the server. */
function journeys(shop = ''): string[] {
  if (shop && !(URL.canParse(shop) && /^https?:$/.test(new URL(shop).protocol))) {
    throw new Error(`WEFT_SHOP is "${shop}"; give an origin, such as https://shop.example`);
  }
  const names = ['journey', 'catalog', 'cart-checkout', 'account'];
  return names.map((name) => `host/e2e/${name}.spec.ts`);
}

/** The journeys in Firefox and WebKit. */
export async function engines(
  args: readonly string[],
  { all }: { readonly all?: true },
): Promise<void> {
  endOnSignals();
  await buildStale(['host/engines/']);
  if (!findOrInstallEngines()) return;
  const env = { ...process.env, ...(all ? { ENGINES_ALL: '1' } : {}) };
  await runNode([PLAYWRIGHT, 'test', '--config', ENGINES_CONFIG, ...args], env);
}
