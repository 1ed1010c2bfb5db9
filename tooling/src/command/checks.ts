import type { Command } from 'commander';
import { checkBuilt } from '../workspace/apps';
import { buildStale } from '../build/buildStale';
import { endOnSignals, runForCode } from '../workspace/run';
import { findOrInstallBrowser } from '../testing/browser/findBrowser';
import { findOrInstallEngines } from '../testing/browser/findEngines';
import { ENGINES_CONFIG, JEST, PLAYWRIGHT } from '../checks/programs';
import { examples } from './examples';

export function addCheckCommands(program: Command): void {
  program
    .command('test')
    .description('run every check; the last line counts what passed and what failed')
    .option('--changed', 'run what the changes since main can break')
    .action(async ({ changed = false }: { changed?: boolean }) => {
      endOnSignals();
      const { runChecks } = await import('../checks/runChecks');
      process.exitCode = await runChecks(changed);
    });
  addBrowserCommands(program);
  addFigureCommands(program);
  program
    .command('types')
    .description('type-check every room')
    .action(async () => {
      endOnSignals();
      const { checkTypes } = await import('../checks/checkTypes');
      process.exitCode = await checkTypes();
    });
  program
    .command('coverage')
    .description('measure what the tests of the loader of remotes cover, and hold its limits')
    .action(() =>
      runNode([
        JEST,
        'remote-loader/src',
        '--coverage',
        '--coverageReporters=text',
        '--collectCoverageFrom=remote-loader/src/**/*.{ts,mjs}',
        '--collectCoverageFrom=!**/testing/**',
        `--coverageThreshold=${JSON.stringify({ global: { branches: 95, lines: 98 } })}`,
      ]),
    );
  program
    .command('reproduce')
    .description('build apps in another folder and compare every file')
    .argument('[apps...]')
    .action(async (names: readonly string[]) => {
      endOnSignals();
      const { reproduceApps } = await import('./reproduce');
      console.log(await reproduceApps(names));
    });
}

function addBrowserCommands(program: Command): void {
  program
    .command('e2e')
    .description('run the end-to-end tests; what has been edited since its build is built first')
    .argument('[playwright...]', "Playwright's own arguments")
    .option('--journeys', 'only journeys, which change nothing on the server')
    .option('--repeat <times>', 'run them so many times, and print a table of the runs')
    .allowUnknownOption()
    .addHelpText(
      'after',
      `${examples(
        ['e2e', 'all'],
        ['e2e -- --headed remotes', 'one file, with a window'],
        ['e2e --repeat 20 remotes', 'one file 20 times'],
        ['e2e --journeys', 'with WEFT_SHOP=https://shop.example against a deployed shop'],
      )}`,
    )
    .action(endToEnd);
  program
    .command('engines')
    .description('run the journeys in Firefox and WebKit (docs/browsers.md)')
    .argument('[playwright...]', "Playwright's own arguments")
    .option('--all', 'every route in the place of a sample')
    .allowUnknownOption()
    .action(async (args: readonly string[], { all }: { all?: true }) => {
      endOnSignals();
      await buildStale(['host/engines/']);
      if (!findOrInstallEngines()) return;
      const env = { ...process.env, ...(all ? { ENGINES_ALL: '1' } : {}) };
      await runNode([PLAYWRIGHT, 'test', '--config', ENGINES_CONFIG, ...args], env);
    });
}

interface EndToEndOptions {
  readonly journeys?: true;
  readonly repeat?: string;
}

async function endToEnd(args: readonly string[], options: EndToEndOptions): Promise<void> {
  endOnSignals();
  const { WEFT_SHOP: shop } = process.env;
  const files = options.journeys ? journeys(shop) : [];
  const isDeployed = options.journeys && shop;
  if (!isDeployed) await buildStale([...files, ...args]);
  findOrInstallBrowser();
  if (options.repeat === undefined) {
    await runNode([PLAYWRIGHT, 'test', ...files, ...args]);
    return;
  }
  const times = Number(options.repeat);
  if (!Number.isInteger(times) || times < 1) {
    throw new Error(`--repeat is "${options.repeat}"; give a number of runs, such as 20`);
  }
  const { repeatEndToEnd } = await import('../checks/repeatEndToEnd');
  process.exitCode = await repeatEndToEnd(times, [...files, ...args]);
}

/** The journeys that change nothing on the server. */
function journeys(shop = ''): string[] {
  if (shop && !(URL.canParse(shop) && /^https?:$/.test(new URL(shop).protocol))) {
    throw new Error(`WEFT_SHOP is "${shop}"; give an origin, such as https://shop.example`);
  }
  const names = ['journey', 'catalog', 'cart-checkout', 'account'];
  return names.map((name) => `host/e2e/${name}.spec.ts`);
}

function addFigureCommands(program: Command): void {
  program
    .command('lab')
    .description(
      'measure pages of the built shop as a phone on a slow network (docs/performance.md)',
    )
    .argument('[what...]', 'addresses such as /login; or: clicks; or: answers, and addresses')
    .option('--origin <origin>', 'answers of a shop that is served already')
    .addHelpText(
      'after',
      examples(
        ['lab', 'three pages'],
        ['lab / /login', 'these'],
        ['lab clicks', 'from a click to the page'],
        ['lab answers / /cart', 'until a first visit answers a press'],
      ),
    )
    .action(async (what: readonly string[], { origin }: { readonly origin?: string }) => {
      if (origin === undefined) checkBuilt();
      const { printLab } = await import('./lab');
      await printLab(what, origin);
    });
  program
    .command('tax')
    .description('compare the scripts of the shop with those of one bundle of the same sources')
    .action(async () => {
      checkBuilt();
      const { measureTax, tableOf } = await import('../checks/measure/tax/tax');
      console.log(tableOf(await measureTax()));
    });
  program
    .command('modules')
    .description('show which modules the scripts of an app consist of')
    .argument('[app]', 'such as mfe-catalog, or: one-bundle', 'host')
    .action(async (name: string) => {
      const { analyze } = await import('../checks/measure/analyze');
      console.log(await analyze(name));
    });
}

async function runNode(args: readonly string[], env = process.env): Promise<void> {
  endOnSignals();
  process.exitCode = (await runForCode(process.execPath, args, { env })) ?? 1;
}
