import type { Command } from 'commander';
import { examples } from './examples';
import { shopOrigin, withStage } from './options';
import { runs } from './runs';

export function addShopCommands(program: Command): void {
  program
    .command('build')
    .description('build apps for production; without names, the whole shop with its pages')
    .argument('[apps...]', 'such as mfe-catalog')
    .option('--workshop', 'build only the workshop of components, if it was edited')
    .addHelpText('after', examples(['build', 'the shop'], ['build mfe-catalog', 'one app']))
    .action(runs(async () => (await import('./shop/build')).buildApps));
  withStage(program.command('serve'))
    .description('serve the builds or the released shop')
    .option('--releases', 'serve the live shop in the folder of releases')
    .option('--with <releases>', 'these instead of the live ones, such as host@3,mfe-catalog@7')
    .addHelpText(
      'after',
      examples(
        ['serve', 'the builds'],
        ['serve --releases --stage staging', 'the live shop of the stage staging'],
        ['serve --with mfe-catalog@7', 'the live shop with another release'],
      ),
    )
    .action(runs(async () => (await import('./release/serve')).serve));
  program
    .command('start')
    .description('build the shop and serve it, as npm start does; WEFT_PORT=4000 sets the ports')
    .action(runs(async () => (await import('./shop/build')).start));
  program
    .command('dev')
    .description('run development servers with live reload, always including the host')
    .argument('[apps...]', 'the live apps; the others are served from their builds')
    .option('--shop <origin>', 'run remotes live in a deployed shop', shopOrigin)
    .option('--alone', 'run one remote without a host')
    .addHelpText(
      'after',
      examples(
        ['dev', 'all apps live'],
        ['dev mfe-catalog', 'this remote and the host live'],
        ['dev mfe-catalog --alone', 'this remote without a host'],
        ['dev mfe-catalog --shop https://shop.example', 'this remote in a deployed shop'],
      ),
    )
    .action(runs(async () => (await import('./shop/develop')).develop));
  program
    .command('catalogue')
    .description('add the products of another shop system to the catalogue (docs/your-own-shop.md)')
    .command('import')
    .description('read a Shopify product CSV, or a Google Merchant feed as TSV or XML')
    .argument('<file>', 'such as products.csv')
    .option('--section <name>', 'the section of products whose section the file does not say')
    .option('--replace', 'remove all other products')
    .option('--skip', 'leave out products that cannot be used, instead of writing nothing')
    .action(runs(async () => (await import('./shop/catalogue')).importCatalogue));
}
