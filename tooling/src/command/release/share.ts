import { remoteByFolder } from '../../workspace/apps';
import { changeShare } from '../../release/move/changes';
import { move } from '../../release/move/move';
import { moveOptions, readableStore, shareOption, printMove } from './commandLine';
import type { MoveValues, StoreValues } from '../options';

export async function changeShareOf(
  name: string,
  text: string,
  values: StoreValues & MoveValues,
): Promise<void> {
  const share = shareOption(text, 0, 100) ?? 0;
  const app = remoteByFolder(name);
  const store = await readableStore(values);
  const options = moveOptions(store, values);
  await printMove(await move(store, changeShare(app, share), options), values.purge);
}
