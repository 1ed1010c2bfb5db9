// `npm run releases` lists the releases of all remotes, `npm run releases -- mfe-catalog` those of one: number, whether
// it is live, its commit, who released it, and when. `--in s3://bucket/prefix` names their store.
import { parseArgs } from 'node:util';
import { remoteByFolder, remotes } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { chosenStore, storeOptions } from '../src/cli/storeOptions.mjs';
import { listReleases } from '../src/release/releases.mjs';

try {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: storeOptions,
  });
  const store = await chosenStore(values);
  for (const app of names.length > 0 ? names.map(remoteByFolder) : remotes) {
    console.log(app.folder);
    const releases = await listReleases(app, store);
    if (releases.length === 0) console.log('  no release yet');
    for (const { release, state, note } of releases) {
      const columns = [String(release).padStart(4), state.padEnd(8), ...describe(note)];
      console.log(columns.join('  '));
    }
  }
} catch (error) {
  fail(error);
}

/** @param {import('../src/release/notes.mjs').Note | undefined} note */
function describe(note) {
  if (!note) return ['nothing is known of it'];
  const commit = note.commit?.slice(0, 10) ?? 'no commit';
  const changes = note.isDirty ? ' with changes' : '';
  return [
    `${commit}${changes}`.padEnd(23),
    note.time.slice(0, 16).replace('T', ' '),
    note.author ?? '',
  ];
}
