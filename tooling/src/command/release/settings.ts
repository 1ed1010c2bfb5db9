import { readLivePointer } from '../../release/store/livePointer';
import { move } from '../../release/move/move';
import { changeSettings } from '../../release/settings/settings';
import { moveOptions, readableStore, printMove } from './commandLine';
import type { MoveValues, StoreValues } from '../options';

interface SettingsValues extends StoreValues, MoveValues {
  readonly origin?: string;
  readonly overrideOrigins?: string;
}

export async function changeOrPrint(values: SettingsValues): Promise<void> {
  const given = {
    origin: values.origin,
    'override-origins': values.overrideOrigins,
  };
  const change = changeSettings(given);
  const store = await readableStore(values);
  if (Object.values(given).some((value) => value !== undefined)) {
    await printMove(await move(store, change, moveOptions(store, values)), values.purge);
    return;
  }
  const { origin, overrideOrigins } = await readLivePointer(store);
  console.log(JSON.stringify({ origin, overrideOrigins }, null, 2));
}
