import { parseArgs } from 'node:util';
import { appByFolder, apps, remoteByFolder } from '../../apps.mjs';
import { listReleases } from '../move/list';
import { logText, readLog } from '../move/log';
import { prune } from '../prune/prune';
import type { Note } from '../publish/notes';
import type { Store } from '../store/store';
import { chosenStore, readableStore, runCommand, STORE_OPTIONS } from './commandLine';

// `npm run releases` lists the releases of all apps, `npm run releases -- mfe-catalog` those of one: number, whether it is
// live, its commit, who released it, and when. `npm run releases -- log` prints the moves of a stage, and
// `npm run releases -- prune --days 30 --dry-run` what would be removed.

/** For how long releases that nothing names are kept, in days: longer than a tab or a cache uses their pages. */
const DAYS = '30';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...STORE_OPTIONS, days: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const [first, ...more] = positionals;
  if (first !== 'prune' && (values.days ?? values['dry-run']) !== undefined) {
    throw new Error('--days and --dry-run are of: npm run releases -- prune');
  }
  const store = await readableStore(values);
  if (first === 'log' && more.length === 0) await printLog(store);
  else if (first === 'prune' && more.length === 0) {
    const { days = DAYS, 'dry-run': isDry = false } = values;
    if (!/^[1-9]\d*$/.test(days)) throw new Error(`--days is "${days}"; give at least 1.`);
    const openStage = (stage: string) => chosenStore({ ...values, stage });
    const { releases, pages } = await prune(store, openStage, { days: Number(days), isDry });
    for (const one of [...releases, ...pages.map((key) => `pages ${key}`)]) console.log(one);
    const count = `${releases.length} releases and ${pages.length} sets of pages`;
    console.log(`${count} ${isDry ? 'would be' : 'were'} removed.`);
  } else await printReleases(store, positionals);
});

async function printLog(store: Store): Promise<void> {
  const entries = await readLog(store);
  if (entries.length === 0) console.log('No move yet.');
  for (const entry of entries) console.log(logText(entry));
}

async function printReleases(store: Store, names: readonly string[]): Promise<void> {
  const chosen = names.map((name) => (name === 'host' ? appByFolder(name) : remoteByFolder(name)));
  for (const app of chosen.length > 0 ? chosen : apps) {
    console.log(app.folder);
    const releases = await listReleases(app, store);
    if (releases.length === 0) console.log('  no release yet');
    for (const { release, state, note } of releases) {
      console.log([String(release).padStart(4), state.padEnd(8), ...describe(note)].join('  '));
    }
  }
}

function describe(note: Note | undefined): string[] {
  if (!note) return ['nothing is known of it'];
  const commit = note.commit?.slice(0, 10) ?? 'no commit';
  const changes = note.isDirty ? ' with changes' : '';
  const time = note.time.slice(0, 16).replace('T', ' ');
  return [`${commit}${changes}`.padEnd(23), time, note.author ?? ''];
}
