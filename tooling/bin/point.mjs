// `npm run point -- mfe-catalog 7` makes release 7 live, which `npm run release -- mfe-catalog --publish` has
// published. It is for the only job with write access to the pointer; `--in s3://bucket/prefix` names the store of the
// releases, `--share 5` gives the release to 5 % of visitors.
import { parseArgs } from 'node:util';
import { remoteByFolder } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { chosenStore, numberOption, shareOption, storeOptions } from '../src/cli/storeOptions.mjs';
import { writeStorePages } from '../src/build/pages/storePages.mjs';
import { point } from '../src/release/release.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...storeOptions, share: { type: 'string' } },
  });
  const [name, number, ...more] = positionals;
  const release = numberOption(number, 'The release');
  if (name === undefined || release === undefined || more.length > 0) {
    throw new Error('Name the remote and the release: npm run point -- mfe-catalog 7');
  }
  const app = remoteByFolder(name);
  const store = await chosenStore(values);
  const share = shareOption(values.share);
  await point(app, release, { store, share });
  const visitors = share === undefined ? '' : ` for ${share} % of visitors`;
  console.log(`${app.folder}: release ${release} is live${visitors}.`);
  console.log(await writeStorePages(store));
} catch (error) {
  fail(error);
}
