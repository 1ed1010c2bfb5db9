import { Option, type Command } from 'commander';
import { examples } from './examples';
import { runs } from './runs';

export function addCheckCommands(program: Command): void {
  program
    .command('test')
    .description('run every check; the last line counts what passed and what failed')
    .option('--changed', 'run what the changes since main can break')
    .action(runs(async () => (await import('./checks/checks')).test));
  addBrowserCommands(program);
  addFigureCommands(program);
  program
    .command('types')
    .description('type-check every room')
    .action(runs(async () => (await import('./checks/checks')).types));
  program
    .command('coverage')
    .description('measure what the tests of the loader of remotes cover, and hold its limits')
    .action(runs(async () => (await import('./checks/checks')).coverage));
  program
    .command('reproduce')
    .description('build apps in another folder and compare every file')
    .argument('[apps...]')
    .action(runs(async () => (await import('./checks/reproduce')).reproduceApps));
}

function addBrowserCommands(program: Command): void {
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
    .action(runs(async () => (await import('./checks/endToEnd')).endToEnd));
  program
    .command('engines')
    .description('run the journeys in Firefox and WebKit, and what Playwright lacks in Chromium')
    .argument('[playwright...]', "Playwright's own arguments")
    .option('--all', 'every route in the place of a sample, and every journey in Chromium too')
    .allowUnknownOption()
    .action(runs(async () => (await import('./checks/engines')).engines));
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
    .action(runs(async () => (await import('./checks/lab')).printLab));
  program
    .command('tax')
    .description('compare the scripts of the shop with those of one bundle of the same sources')
    .action(async () => {
      const { checkBuilt } = await import('../workspace/apps');
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
