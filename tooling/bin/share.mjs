// `npm run share -- mfe-catalog 20` gives the release made by `npm run release -- mfe-catalog --share 5` to 20 % of
// visitors, `100` to all; `npm run rollback -- mfe-catalog` withdraws it. `--in s3://bucket/prefix` names the store of
// the releases.
import { parseArgs } from 'node:util';
import { remoteByFolder } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { chosenStore, shareOption, storeOptions } from '../src/cli/storeOptions.mjs';
import { writeStorePages } from '../src/build/pages/storePages.mjs';
import { releaseNumber } from 'remote-loader/pointer';
import { changeShare } from '../src/release/releases.mjs';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: storeOptions });
  const [name, text, ...more] = positionals;
  const share = shareOption(text, 100);
  if (name === undefined || share === undefined || more.length > 0) {
    throw new Error('Name the remote and the share: npm run share -- mfe-catalog 20');
  }
  const app = remoteByFolder(name);
  const store = await chosenStore(values);
  const { manifest, next } = await changeShare(app, store, share);
  console.log(
    `${app.folder}: ${next ? `${share} % of visitors get release ${releaseNumber(next.manifest)}` : `release ${releaseNumber(manifest)} is live`}.`,
  );
  if (!next) console.log(await writeStorePages(store));
} catch (error) {
  fail(error);
}
