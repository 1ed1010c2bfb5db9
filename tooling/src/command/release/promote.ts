import type { Command } from 'commander';
import { examples } from '../examples';
import { promote } from '../../release/move/release';
import {
  endedBySignal,
  movableStore,
  moveOptions,
  readableStore,
  releasable,
  shareOption,
  tellMove,
  withMove,
  withStore,
  type MoveValues,
  type StoreValues,
} from './commandLine';

export function addPromoteCommand(program: Command): void {
  withMove(
    withStore(
      program
        .command('promote')
        .description('make the release of one stage live in another, with the same files')
        .argument('<app>')
        .argument('<from>', 'stage')
        .argument('<to>', 'stage'),
    ),
  )
    .option('--share <percent>', 'give it to this share of the visitors')
    .addHelpText('after', examples(['promote mfe-catalog staging production', '']))
    .action(promoteApp);
}

async function promoteApp(
  name: string,
  from: string,
  to: string,
  values: StoreValues & MoveValues & { readonly share?: string },
): Promise<void> {
  if (from === to) throw new Error(`Both stages are ${from}.`);
  const app = releasable(name);
  const share = shareOption(values.share);
  const source = await readableStore({ ...values, stage: from });
  const target = await movableStore({ ...values, stage: to });
  const options = { ...moveOptions(target, values), share, signal: endedBySignal() };
  await tellMove(await promote(app, source, target, options), values.purge);
}
