import { text as readAll } from 'node:stream/consumers';
import { apps, ownRemote } from '../../workspace/apps';
import { explain } from '../../release/explain/explain';
import { listReleases } from '../../release/move/list';
import { logText, readLog, repair } from '../../release/move/log';
import { prune } from '../../release/prune/prune';
import type { Note } from '../../release/store/notes';
import { readSnapshot } from '../../release/store/snapshot';
import { hostHeaders } from '../../serve/headers';
import { appIn, nothingLive, readableStore } from './commandLine';
import type { StoreValues } from '../options';

export async function pruneReleases(
  values: StoreValues & { readonly days: number; readonly dryRun?: true },
): Promise<void> {
  const { days, dryRun: isDry = false } = values;
  const store = await readableStore(values);
  const { releases, keys } = await prune(store, { days, isDry });
  for (const name of [...releases, ...keys]) console.log(name);
  const count = `${releases.length} releases, and ${keys.length} keys of pages and pictures`;
  console.log(`${count} ${isDry ? 'would be' : 'were'} removed.`);
}

export async function repairPointer(values: StoreValues): Promise<void> {
  const move = await repair(await readableStore(values));
  console.log(
    move === null
      ? 'There is nothing to repair: nothing was changed.'
      : `Move ${move} is live again.`,
  );
}

export async function explainStack(words: readonly string[], values: StoreValues): Promise<void> {
  const stack = words.length > 0 ? words.join(' ') : await readAll(process.stdin);
  const { text, explained, problems } = await explain(stack, await readableStore(values));
  console.log(text);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (explained === 0) throw new Error('The text names no script of a release with a source map.');
}

export async function printPolicy(values: StoreValues): Promise<void> {
  const { live, pointer, store } = await readSnapshot(await readableStore(values));
  if (live.text === null) throw nothingLive(store.address);
  console.log(hostHeaders(pointer)['Content-Security-Policy']);
}

export async function printLog(values: StoreValues): Promise<void> {
  const entries = await readLog(await readableStore(values));
  if (entries.length === 0) console.log('No move yet.');
  for (const entry of entries) console.log(logText(entry));
}

export async function printReleases(names: readonly string[], values: StoreValues): Promise<void> {
  const store = await readableStore(values);
  const known = [...apps, ...ownRemote()].map(({ folder }) => folder);
  const all = new Set([...known, ...(await store.children('notes/'))]);
  for (const name of names.length > 0 ? names : all) {
    const app = await appIn(store, name);
    console.log(app.folder);
    const releases = await listReleases(app, store);
    if (releases.length === 0) console.log('  no release yet');
    for (const { release, state, note } of releases) {
      console.log([String(release).padStart(4), state.padEnd(8), ...describe(note)].join('  '));
    }
  }
}

function describe(note: Note | undefined): string[] {
  if (!note) return ['no readable note'];
  const commit = note.commit?.slice(0, 10) ?? 'no commit';
  const changes = note.isDirty ? ' with changes' : '';
  const time = note.time.slice(0, 16).replace('T', ' ');
  return [`${commit}${changes}`.padEnd(23), time, note.author ?? ''];
}
