import { Option, type Command } from 'commander';
import { buildStale } from '../build/buildStale';
import { PLAYWRIGHT } from '../checks/programs';
import { findOrInstallBrowser, installOwnBrowser } from '../testing/browser/findBrowser';
import { endOnSignals, runForCode } from '../workspace/run';
import { checkShop } from './checkShop';
import { examples } from './examples';
import { openShop } from './openShop';

/** The journeys, which change nothing on the server. */
const JOURNEYS = ['journey', 'catalog', 'cart-checkout', 'account'].map(
  (name) => `host/e2e/${name}.spec.ts`,
);

export function addEndToEndCommand(program: Command): void {
  program
    .command('e2e')
    .description('run the end-to-end tests; what has been edited since its build is built first')
    .argument('[playwright...]', "Playwright's own arguments")
    .option('--journeys', 'only journeys, which change nothing on the server')
    .option('--shop <origin>', 'the journeys in a shop that is deployed')
    .option('--remote <app>', 'there with the build of this machine in the place of one remote')
    .option('--repeat <times>', 'run them so many times, and print a table of the runs')
    .addOption(
      new Option('--browser <name>', 'in a browser that Playwright downloads').choices([
        'firefox',
        'webkit',
      ]),
    )
    .allowUnknownOption()
    .addHelpText(
      'after',
      examples(
        ['e2e', 'all'],
        ['e2e -- --headed remotes', 'one file, with a window'],
        ['e2e --repeat 20 remotes', 'one file 20 times'],
        ['e2e --browser firefox', 'all in Firefox'],
        ['e2e --shop https://shop.example', 'the journeys in a deployed shop'],
        ['e2e --shop https://shop.example --remote mfe-catalog', 'there with your build'],
        ['e2e --shop https://shop.example -- -g saree', 'those with this word in their title'],
      ),
    )
    .action(endToEnd);
}

interface EndToEndOptions {
  readonly journeys?: true;
  readonly shop?: string;
  readonly remote?: string;
  readonly repeat?: string;
  readonly browser?: 'firefox' | 'webkit';
}

async function endToEnd(args: readonly string[], options: EndToEndOptions): Promise<void> {
  const { shop, remote, browser } = options;
  const times = timesOf(options);
  if (shop !== undefined) checkShop(shop);
  else if (remote !== undefined) {
    throw new Error(
      '--remote needs the shop: npx weft e2e --shop https://shop.example --remote mfe-catalog',
    );
  }
  endOnSignals();
  if (browser) installOwnBrowser(browser);
  else findOrInstallBrowser();
  const files = options.journeys || shop !== undefined ? [...JOURNEYS, ...args] : args;
  if (shop === undefined) await buildStale(files);
  const deployed = shop === undefined ? undefined : await openShop(shop, remote);
  // The workers read them (playwright.config.mjs, host/e2e/shop.ts).
  if (browser) process.env['E2E_BROWSER'] = browser;
  if (deployed) process.env['WEFT_SHOP'] = deployed.origin;
  if (times === undefined) {
    process.exitCode = (await runForCode(process.execPath, [PLAYWRIGHT, 'test', ...files])) ?? 1;
  } else {
    const { repeatEndToEnd } = await import('../checks/repeatEndToEnd');
    process.exitCode = await repeatEndToEnd(times, files);
  }
  await deployed?.close();
}

function timesOf({ repeat }: EndToEndOptions): number | undefined {
  if (repeat === undefined) return undefined;
  const times = Number(repeat);
  if (Number.isInteger(times) && times > 0) return times;
  throw new Error(`--repeat is "${repeat}"; give a number of runs, such as 20`);
}
