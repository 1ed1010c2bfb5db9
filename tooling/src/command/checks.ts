import { Option, type Command } from 'commander';
import { examples } from './examples';
import { shopOrigin } from './options';
import { runs } from './runs';

export function addCheckCommands(program: Command): void {
  program
    .command('test')
    .description('run every check; the last line counts passes and failures')
    .option('--changed', 'run only the checks nearest to the changes since main')
    .action(runs(async () => (await import('../checks/runChecks')).test));
  program
    .command('e2e')
    .description('run the end-to-end tests; edited apps are built first')
    .argument('[playwright...]', "Playwright's own arguments")
    .option('--shop <origin>', 'run the journeys in a deployed shop', shopOrigin)
    .option('--remote <app>', 'with --shop: use the local build of this remote')
    .addOption(
      new Option('--browser <name>', 'use a browser that Playwright downloads').choices([
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
        ['e2e --repeat-each 20 remotes', 'one file 20 times'],
        ['e2e --browser firefox', 'all in Firefox'],
        ['e2e --shop https://shop.example', 'the journeys in a deployed shop'],
        ['e2e --shop https://shop.example --remote mfe-catalog', 'with your build'],
        ['e2e --shop https://shop.example -- -g saree', 'journeys with this word in their title'],
      ),
    )
    .action(runs(async () => (await import('./checks/endToEnd')).endToEnd));
  program
    .command('engines')
    .description(
      'run the journeys in Firefox and WebKit, and the back-forward cache tests in Chromium',
    )
    .argument('[playwright...]', "Playwright's own arguments")
    .allowUnknownOption()
    .action(runs(async () => (await import('./checks/endToEnd')).engines));
}
