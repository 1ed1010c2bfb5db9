import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { appNamed, apps, type App } from '../../workspace/apps';
import { release as releaseApps } from '../../release/move/release';
import { buildInto } from '../../release/publish/buildApps';
import { publishApps } from '../../release/publish/publishApps';
import type { AppRelease } from '../../release/store/composition';
import { readSnapshot } from '../../release/store/snapshot';
import { checkRollout, endedBySignal, liveOptions, movableStore, printMove } from './commandLine';
import type { LiveValues, StoreValues } from '../options';

interface ReleaseValues extends StoreValues, LiveValues {
  readonly all?: true;
  readonly url?: string;
  readonly publish?: true;
  readonly out?: string;
  readonly force?: true;
  readonly workerOff?: true;
}

export async function release(names: readonly string[], values: ReleaseValues): Promise<void> {
  const chosen = values.all ? apps : [...new Set(names)].map(appNamed).sort(hostFirst);
  checkOptions(values, names, chosen);
  const { workerOff: isWorkerOff = false, url, force, out } = values;
  if (out !== undefined) {
    const signal = endedBySignal();
    for (const app of chosen) await buildInto(app, resolve(out), { signal, isWorkerOff });
    return;
  }
  const store = await movableStore(values);
  const options = { ...liveOptions(store, values), url, force, isWorkerOff };
  if (!values.publish) {
    printMove(await releaseApps(chosen, store, options), values.purge);
    return;
  }
  const published = await publishApps(chosen, await readSnapshot(store), options);
  if (published.length > 0) console.log(`${pointCommand(published, values)} makes it live.`);
}

/** The command that makes published releases live in the stage for which they were published. */
export function pointCommand(published: readonly AppRelease[], values: StoreValues): string {
  const releases = published.map(({ app, release: number }) => `${app.folder}@${number}`);
  const options = (['store', 'endpoint', 'stage'] as const).flatMap((name) =>
    values[name] === undefined ? [] : [`--${name} ${values[name]}`],
  );
  return ['npx --no-install weft point', ...releases, ...options].join(' ');
}

function checkOptions(
  values: ReleaseValues,
  names: readonly string[],
  chosen: readonly App[],
): void {
  if (values.all && names.length > 0) {
    throw new Error(`--all releases every app: leave out ${names.join(', ')}, or leave out --all.`);
  }
  if (chosen.length === 0) {
    throw new Error('Name the app to release: npx --no-install weft release mfe-catalog');
  }
  const [only, ...more] = chosen;
  if (values.url !== undefined && more.length > 0 && !values.url.includes('{app}')) {
    throw new Error(
      '--url is the same for several apps: give a pattern, such as https://{app}.shop.example',
    );
  }
  if (values.url !== undefined && more.length === 0 && only?.role === 'host')
    throw new Error("--url applies to a remote; the host is at the shop's origin.");
  checkRollout(values.share, chosen);
  if (values.share !== undefined && values.publish) {
    throw new Error('--publish changes nothing that is live; give --share to the command point.');
  }
  if (values.workerOff && only?.role !== 'host') {
    throw new Error('--worker-off applies only to the host.');
  }
  if (values.out === undefined) return;
  if (more.length > 0) throw new Error('--out applies to one app: build one at a time.');
  // The files of two builds would be mixed.
  if (existsSync(values.out) && readdirSync(values.out).length > 0)
    throw new Error(`${values.out} is not empty: give --out an empty folder.`);
}

function hostFirst(app: App, other: App): number {
  return Number(app.role === 'remote') - Number(other.role === 'remote');
}
