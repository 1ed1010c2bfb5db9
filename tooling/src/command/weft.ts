import { Command } from 'commander';
import { isWorkspace } from '../workspace/apps';
import { fail } from '../workspace/fail';
import { completeInstallation } from '../workspace/prepare.mjs';
import { addCheckCommands } from './checks';
import { addReleaseCommands } from './releases';
import { addShopCommands } from './shop';
import { examples } from './examples';
import { runs } from './runs';

/** The commands with packages that `npm start` does not install. */
const WITH_MORE = new Set(['dev', 'e2e', 'engines', 'import', 'remote', 'try-store']);

/** The commands that need the shop's repository, whatever their arguments. */
const OF_SHOP = new Set([
  'start',
  'import',
  'test',
  'e2e',
  'engines',
  'remote',
  'verify',
  'try-store',
]);

/** @throws {Error} in a remote's own repository, if the command needs the shop's */
function checkRepository(command: Command): void {
  const name = command.name();
  const isForAll = command.args.length === 0 || command.args.includes('host');
  const needsShop = OF_SHOP.has(name) || (['build', 'release'].includes(name) && isForAll);
  if (isWorkspace || !needsShop) return;
  throw new Error(
    'This works only in the repository of the shop. In that of a remote, name its folder, as in npx --no-install weft build . (docs/operations/own-repository.md)',
  );
}

/** The command line of all tools. It has only options and help texts; a command's code is loaded when it runs. */
export function weft(): Command {
  const program = new Command('weft')
    .description('Builds, serves, releases and checks the shop.')
    .addHelpText('after', '\nExit codes: 0 for success; 1 for a refusal or a failure.')
    .hook('preAction', async (_program, command) => {
      checkRepository(command);
      const { workshop = false } = command.opts<{ workshop?: true }>();
      if (WITH_MORE.has(command.name()) || workshop) await completeInstallation();
    });
  addShopCommands(program.commandsGroup('Shop:'));
  addReleaseCommands(program.commandsGroup('Releases:'));
  addCheckCommands(program.commandsGroup('Checks:'));
  program
    .commandsGroup('Start something:')
    .command('remote')
    .description('create a remote with one page')
    .argument('<folder>', 'its name, such as mfe-blog')
    .argument('<path>', 'the path of its page, such as /blog')
    .addHelpText('after', examples(['remote mfe-blog /blog', 'docs/operations/new-remote.md']))
    .action(runs(async () => (await import('./scaffold/newRemote')).createRemote));
  return program;
}

/** Runs the command; an error is printed in one sentence, with the exit code 1. */
export async function main(argv: readonly string[]): Promise<void> {
  // The reader of a pipe, such as `head`, has ended.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    fail(error);
  });
  await weft().parseAsync(argv).catch(fail);
}
