import type { Command } from 'commander';
import { examples } from '../examples';
import { remoteByFolder } from '../../workspace/apps';
import { changeShare } from '../../release/move/changes';
import { move } from '../../release/move/move';
import {
  moveOptions,
  readableStore,
  shareOption,
  tellMove,
  withMove,
  withStage,
  type MoveValues,
  type StoreValues,
} from './commandLine';

export function addShareCommand(program: Command): void {
  withMove(
    withStage(
      program
        .command('share')
        .description('change the share of visitors that get a release made with --share')
        .argument('<remote>')
        .argument('<percent>', '100 gives it to all, 0 ends the share'),
    ),
  )
    .addHelpText('after', examples(['share mfe-catalog 20', 'to 20 % of the visitors']))
    .action(changeShareOf);
}

async function changeShareOf(
  name: string,
  text: string,
  values: StoreValues & MoveValues,
): Promise<void> {
  const share = shareOption(text, 0, 100) ?? 0;
  const app = remoteByFolder(name);
  const store = await readableStore(values);
  const options = moveOptions(store, values);
  await tellMove(await move(store, changeShare(app, share), options), values.purge);
}
