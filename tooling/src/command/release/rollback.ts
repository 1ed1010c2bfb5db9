import { rollBack, targetOf } from '../../release/move/changes';
import { readLivePointer } from '../../release/store/livePointer';
import { move } from '../../release/move/move';
import { moveOptions, numberOption, readableStore, releasable, printMove } from './commandLine';
import type { MoveValues, StoreValues } from '../options';

export async function rollBackApp(
  name: string,
  values: StoreValues & MoveValues & { readonly from?: string; readonly to?: string },
): Promise<void> {
  const app = releasable(name);
  const [number, from] = [numberOption(values.to, '--to'), numberOption(values.from, '--from')];
  const store = await readableStore(values);
  const seen = await readLivePointer(store);
  const to = number === undefined ? undefined : await targetOf(store, app, number);
  const options = moveOptions(store, values);
  await printMove(await move(store, rollBack(app, { from, to }, seen), options), values.purge);
}
