import { PRODUCTION } from 'remote-loader/formats';
import { remoteByFolder } from '../../workspace/apps';
import {
  changeRollout,
  changeSettings,
  removeRemote,
  rollBack,
  targetOf,
  undoMove,
  type SettingValues,
} from '../../release/move/changes';
import { readMove } from '../../release/move/log';
import { move, type Change } from '../../release/move/move';
import { makeLive, promote } from '../../release/move/release';
import { HOST, liveRemotes } from '../../release/store/composition';
import { readLivePointer, readSnapshot, type Snapshot } from '../../release/store/snapshot';
import type { LiveValues, MoveValues, StoreValues } from '../options';
import {
  appIn,
  checkOnce,
  checkRollout,
  liveOptions,
  movableStore,
  moveOptions,
  printMove,
  readableStore,
  releasesIn,
} from './commandLine';

type Values = StoreValues & MoveValues;

async function moveStage(
  values: Values,
  changeOf: (seen: Snapshot) => Change | Promise<Change>,
): Promise<void> {
  const seen = await readSnapshot(await readableStore(values));
  const options = moveOptions(seen.store, values);
  printMove(await move(seen, await changeOf(seen), options), values.purge);
}

export async function point(
  words: readonly string[],
  values: StoreValues & LiveValues,
): Promise<void> {
  const store = await movableStore(values);
  const chosen = await releasesIn(store, words);
  const named = chosen.map(({ app }) => app);
  checkRollout(values.share, named);
  const seen = await readSnapshot(store);
  const targets = await Promise.all(chosen.map(({ app, release }) => targetOf(seen, app, release)));
  const options = liveOptions(seen.store, values);
  printMove(await makeLive(seen, targets, options), values.purge);
}

export async function rollBackApp(
  name: string | undefined,
  values: Values & { readonly from?: number; readonly release?: number; readonly move?: number },
): Promise<void> {
  const { move: number, release: to, from } = values;
  if ((name === undefined) === (number === undefined)) {
    throw new Error('Name either the app to roll back, or with --move the move to undo.');
  }
  if (number !== undefined && (from ?? to) !== undefined) {
    throw new Error('--move undoes a whole move: give it without --from and --release.');
  }
  if (number !== undefined) {
    await moveStage(values, async ({ store }) => undoMove(await readMove(store, number)));
    return;
  }
  await moveStage(values, async (seen) => {
    const app = await appIn(seen.store, name ?? '');
    const target = to === undefined ? undefined : await targetOf(seen, app, to);
    return rollBack(app, { from, to: target }, seen.pointer);
  });
}

export async function changeRolloutOf(name: string, share: number, values: Values): Promise<void> {
  await moveStage(values, async ({ store }) =>
    changeRollout(await appIn(store, name, remoteByFolder), share),
  );
}

/** Takes a remote out of the pointer, or removes the pointer of a stage. */
export async function removeApp(name: string | undefined, values: Values): Promise<void> {
  if (name !== undefined) {
    const folder = /^[./]/.test(name) ? remoteByFolder(name).folder : name.replace(/\/$/, '');
    await moveStage(values, () => removeRemote(folder));
    return;
  }
  if (values.stage === undefined || values.stage === PRODUCTION) {
    throw new Error(
      'Name the remote to remove, or with --stage another stage to remove than production.',
    );
  }
  const store = await readableStore(values);
  await store.remove(store.pointerOf(store.stage));
  console.log(`The stage ${store.stage} is removed; prune removes what only it named.`);
}

/** @param words the apps, and at the end the two stages */
export async function promoteApps(
  words: readonly string[],
  values: StoreValues & LiveValues & { readonly all?: true },
): Promise<void> {
  const [from, to] = words.slice(-2);
  const named = words.slice(0, -2);
  const isAll = values.all && named.length === 0;
  if (!from || !to || (named.length === 0 && !isAll)) {
    throw new Error('Name the apps, and then both stages: promote mfe-catalog staging production');
  }
  if (from === to) throw new Error(`Both stages are ${from}.`);
  const source = await readableStore({ ...values, stage: from });
  const live = isAll ? liveRemotes(await readLivePointer(source)) : [];
  const names = isAll ? [HOST, ...live.map(({ folder }) => folder)] : named;
  const chosen = await Promise.all(names.map((name) => appIn(source, name)));
  checkOnce(chosen);
  checkRollout(values.share, chosen);
  const target = await movableStore({ ...values, stage: to });
  const options = liveOptions(target, values);
  printMove(await promote(chosen, source, target, options), values.purge);
}

export async function changeOrPrint(values: Values & SettingValues): Promise<void> {
  if (values.origin !== undefined || values.overrideOrigins !== undefined) {
    const change = changeSettings(values);
    await moveStage(values, () => change);
    return;
  }
  const { origin, overrideOrigins } = await readLivePointer(await readableStore(values));
  console.log(JSON.stringify({ origin, overrideOrigins }, null, 2));
}
