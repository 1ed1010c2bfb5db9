// `npm run promote -- mfe-catalog staging production` makes the release that is live in staging live in production,
// with the same files. `--host https://shop.example` compares it with the host of the target stage first, `--share 5`
// gives it to 5 % of visitors, `--in s3://bucket/prefix` names the store of the releases.
import { parseArgs } from 'node:util';
import { remoteByFolder } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { chosenStore, shareOption, storeOptions } from '../src/cli/storeOptions.mjs';
import { hostManifest } from '../src/release/contract/contract.mjs';
import { writeStorePages } from '../src/build/pages/storePages.mjs';
import { releaseNumber } from 'remote-loader/pointer';
import { promote } from '../src/release/release.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      in: storeOptions.in,
      endpoint: storeOptions.endpoint,
      host: { type: 'string' },
      share: { type: 'string' },
    },
  });
  const [name, from, to, ...more] = positionals;
  if (name === undefined || from === undefined || to === undefined || more.length > 0) {
    throw new Error(
      'Name the remote and both stages: npm run promote -- mfe-catalog staging production',
    );
  }
  const app = remoteByFolder(name);
  const target = await chosenStore({ ...values, stage: to });
  const host = values.host === undefined ? undefined : await hostManifest(values.host);
  const share = shareOption(values.share);
  const source = await chosenStore({ ...values, stage: from });
  const { manifest } = await promote(app, source, target, { host, share });
  const visitors = share === undefined ? '' : ` for ${share} % of visitors`;
  console.log(`${app.folder}: release ${releaseNumber(manifest)} is live in ${to}${visitors}.`);
  if (share === undefined) console.log(await writeStorePages(target));
} catch (error) {
  fail(error);
}
