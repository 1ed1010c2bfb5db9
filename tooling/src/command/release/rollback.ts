import type { Command } from 'commander';
import { examples } from '../examples';
import { rollBack, targetOf } from '../../release/move/changes';
import { readLivePointer } from '../../release/store/livePointer';
import { move } from '../../release/move/move';
import {
  moveOptions,
  numberOption,
  readableStore,
  releasable,
  tellMove,
  withMove,
  withStage,
  type MoveValues,
  type StoreValues,
} from './commandLine';

export function addRollbackCommand(program: Command): void {
  withMove(
    withStage(
      program
        .command('rollback')
        .description(
          "swap an app's live release and the previous one; run again, it swaps them back",
        )
        .argument('<app>'),
    ),
  )
    .option('--from <release>', 'only if this release is live; ends its share if it is shared')
    .option('--to <release>', 'this release in the place of the previous one')
    .addHelpText(
      'after',
      examples(
        ['rollback mfe-catalog', 'to the release before'],
        ['rollback mfe-catalog --from 7', 'only if 7 is live'],
        ['rollback mfe-catalog --to 3', 'to release 3'],
      ),
    )
    .action(rollBackApp);
}

async function rollBackApp(
  name: string,
  values: StoreValues & MoveValues & { readonly from?: string; readonly to?: string },
): Promise<void> {
  const app = releasable(name);
  const [number, from] = [numberOption(values.to, '--to'), numberOption(values.from, '--from')];
  const store = await readableStore(values);
  const seen = await readLivePointer(store);
  const to = number === undefined ? undefined : await targetOf(store, app, number);
  const options = moveOptions(store, values);
  await tellMove(await move(store, rollBack(app, { from, to }, seen), options), values.purge);
}
