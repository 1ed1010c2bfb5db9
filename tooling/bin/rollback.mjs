// `npm run rollback -- mfe-catalog` swaps that remote's live release and the previous one; run again, it swaps them
// back. `--to 3` takes release 3 instead; `npm run releases` lists them. `--in s3://bucket/prefix` names the store of
// the releases.
import { parseArgs } from 'node:util';
import { remoteByFolder } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { chosenStore, numberOption, storeOptions } from '../src/cli/storeOptions.mjs';
import { releaseNumber } from 'remote-loader/pointer';
import { writeStorePages } from '../src/build/pages/storePages.mjs';
import { rollBack } from '../src/release/releases.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...storeOptions, to: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Error('Name the one remote to roll back: npm run rollback -- mfe-catalog');
  }
  const app = remoteByFolder(name);
  const store = await chosenStore(values);
  const live = await rollBack(app, { store, to: numberOption(values.to, '--to') });
  console.log(`${app.folder}: release ${releaseNumber(live.manifest)} is live again.`);
  console.log(await writeStorePages(store));
} catch (error) {
  fail(error);
}
