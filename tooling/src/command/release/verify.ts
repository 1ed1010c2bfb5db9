import type { Command } from 'commander';
import { examples } from '../examples';
import { verifyBuild } from '../../release/verify/verifyBuild';
import {
  numberOption,
  readableStore,
  releasable,
  withStage,
  type StoreValues,
} from './commandLine';

export function addVerifyCommand(program: Command): void {
  withStage(
    program
      .command('verify')
      .description('build a release again from its commit, and compare every file with the store')
      .argument('<app>')
      .argument('<release>'),
  )
    .addHelpText('after', examples(['verify mfe-catalog 7', '']))
    .action(verify);
}

async function verify(name: string, text: string, values: StoreValues): Promise<void> {
  const release = numberOption(text, 'The release');
  if (release === undefined) throw new Error('Name the release: npx weft verify mfe-catalog 7');
  const app = releasable(name);
  const store = await readableStore(values);
  const { rebuild } = await import('../../release/verify/rebuild');
  const count = await verifyBuild(store, app, release, rebuild);
  console.log(
    `${count} files of release ${release} of ${app.folder} are what its commit is built into.`,
  );
}
