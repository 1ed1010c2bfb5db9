import { Command, CommanderError } from 'commander';
import { fail } from '../workspace/fail';
import { addCheckCommands } from './checks';
import { addReleaseCommands } from './releases';
import { addShopCommands } from './shop';
import { addRemoteCommand } from './remote';

/** The command line of all tools. What loads webpack or a browser is imported by the actions alone. */
export function weft(): Command {
  const program = new Command('weft')
    .description('Builds, serves, releases and checks the shop.')
    .addHelpText(
      'after',
      '\nExit codes: 0, it is done; 1, it was refused or has failed; `weft watch` has 2 for a failure of its own.',
    );
  addShopCommands(program.commandsGroup('Shop:'));
  addReleaseCommands(program.commandsGroup('Releases:'));
  addCheckCommands(program.commandsGroup('Checks:'));
  addRemoteCommand(program.commandsGroup('Start something:'));
  return program;
}

/** Runs the command; what it throws is said in one sentence, with the exit code 1. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await weft().parseAsync(argv);
  } catch (error) {
    // What commander refuses it has said itself.
    if (!(error instanceof CommanderError)) fail(error);
  }
}
