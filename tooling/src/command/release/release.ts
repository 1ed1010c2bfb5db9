import { resolve } from 'node:path';
import { appFolder, apps, type App } from '../../workspace/apps';
import { buildInto } from '../../release/publish/buildApps';
import { checkCommit } from '../../release/publish/provenance';
import { stagedFolders, type StagedFolders } from '../../release/publish/publish';
import { MANIFEST, isManifestUrl } from 'remote-loader/formats';
import { makeLive, publishApps } from '../../release/move/release';
import {
  checkShared,
  endedBySignal,
  movableStore,
  moveOptions,
  releasable,
  shareOption,
  printMove,
} from './commandLine';
import type { MoveValues, StoreValues } from '../options';

interface ReleaseValues extends StoreValues, MoveValues {
  readonly all?: true;
  readonly to?: string;
  readonly url?: string;
  readonly publish?: true;
  readonly into?: string;
  readonly force?: true;
  readonly workerOff?: true;
  readonly share?: string;
}

export async function release(names: readonly string[], values: ReleaseValues): Promise<void> {
  const chosen = values.all ? apps : [...new Set(names)].map(releasable).sort(hostFirst);
  if (chosen.length === 0) {
    throw new Error('Name the app to release: npx weft release mfe-catalog');
  }
  checkOptions(values, chosen);
  const signal = endedBySignal();
  const { workerOff: isWorkerOff = false } = values;
  const build = isWorkerOff ? buildWithoutWorker : buildInto;
  if (values.into !== undefined) {
    for (const app of chosen) await build(app, stagedFolders(resolve(values.into)), signal);
    return;
  }
  const store = await movableStore({ ...values, in: values.to ?? values.in });
  const options = {
    ...moveOptions(store, values),
    store,
    url: values.url,
    share: shareOption(values.share),
    signal,
    isWorkerOff,
    force: values.force,
    buildInto: build,
  };
  if (!values.force) for (const app of chosen) checkCommit(appFolder(app));
  const targets = await publishApps(chosen, options);
  for (const { app, release: number, isNew } of targets) {
    const text = isNew ? 'is published' : 'has these files and is live: nothing is published';
    console.log(`${app.folder}: release ${number} ${text}.`);
  }
  const fresh = targets.filter(({ isNew }) => isNew);
  if (!values.publish) await printMove(await makeLive(fresh, options), values.purge);
  else if (fresh.length > 0) {
    const named = fresh.map(({ app, release: number }) => `${app.folder}@${number}`).join(' ');
    console.log(`npx weft point ${named} makes it live.`);
  }
}

/** @throws {Error} if these options contradict each other */
function checkOptions(values: ReleaseValues, chosen: readonly App[]): void {
  checkUrl(values.url, chosen);
  checkShared(shareOption(values.share), chosen);
  if (values.share !== undefined && values.publish) {
    throw new Error('--publish changes nothing that is live; give --share to the command point.');
  }
  if (values.to !== undefined && values.in !== undefined) {
    throw new Error('--to and --in both name the store; give only one of them.');
  }
  if (values.workerOff && chosen[0]?.role !== 'host') {
    throw new Error('--worker-off applies only to the host.');
  }
  if (values.into !== undefined && chosen.length > 1) {
    throw new Error('--into applies to one app: build one at a time.');
  }
}

/** Replaces the host's worker with the kill-switch worker (docs/offline.md). */
async function buildWithoutWorker(
  app: App,
  folders: StagedFolders,
  signal?: AbortSignal,
): Promise<void> {
  await buildInto(app, folders, signal);
  if (app.role !== 'host') return;
  // Imported only here, because it loads webpack.
  const { replaceWorker } = await import('../../build/offline/killSwitch');
  replaceWorker(folders);
}

function hostFirst(one: App, other: App): number {
  return Number(one.role === 'remote') - Number(other.role === 'remote');
}

function checkUrl(url: string | undefined, chosen: readonly App[]): void {
  if (url === undefined) return;
  const [only, ...more] = chosen;
  if (more.length > 0) {
    throw new Error('--url applies to one remote: release one at a time.');
  }
  if (only?.role === 'host')
    throw new Error("--url applies to a remote; the host is at the shop's origin.");
  if (isManifestUrl(`${url}/${MANIFEST}`)) return;
  throw new Error(
    `--url is "${url}"; give the whole address, http or https without query or hash, such as https://catalog.example`,
  );
}
