import { promote } from '../../release/move/release';
import {
  endedBySignal,
  movableStore,
  moveOptions,
  readableStore,
  releasable,
  shareOption,
  printMove,
} from './commandLine';
import type { MoveValues, StoreValues } from '../options';

export async function promoteApp(
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
  await printMove(await promote(app, source, target, options), values.purge);
}
