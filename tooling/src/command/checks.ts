import type { Command } from 'commander';
import { checkBuilt } from '../workspace/apps';
import { buildStale } from '../build/buildStale';
import { endOnSignals, runForCode } from '../workspace/run';
import { findOrInstallEngines } from '../testing/browser/findEngines';
import { ENGINES_CONFIG, JEST, PLAYWRIGHT } from '../checks/programs';
import { addEndToEndCommand } from './endToEnd';
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
  addEndToEndCommand(program);
  addEnginesCommand(program);
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

function addEnginesCommand(program: Command): void {
  program
    .command('engines')
    .description('run the journeys in Firefox and WebKit, and what Playwright lacks in Chromium')
    .argument('[playwright...]', "Playwright's own arguments")
    .option('--all', 'every route in the place of a sample, and every journey in Chromium too')
    .allowUnknownOption()
    .action(async (args: readonly string[], { all }: { all?: true }) => {
      endOnSignals();
      await buildStale(['host/engines/']);
      if (!findOrInstallEngines()) return;
      const env = { ...process.env, ...(all ? { ENGINES_ALL: '1' } : {}) };
      await runNode([PLAYWRIGHT, 'test', '--config', ENGINES_CONFIG, ...args], env);
    });
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
