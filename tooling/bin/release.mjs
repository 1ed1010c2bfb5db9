// `npm run release -- mfe-catalog` builds that remote alone into the next folder of its releases and moves its line in the
// pointer there; `--all` releases every remote, `--url` says where the releases are served, `--host` which host will load
// them; `--to s3://bucket/prefix` releases into an object store, `--publish` leaves the pointer as it is,
// `--share 5` gives the release to 5 % of visitors, `--stage staging` moves the pointer of that stage
// (docs/operations/README.md).
import { parseArgs } from 'node:util';
import { MANIFEST, remoteByFolder, remotes } from '../src/apps.mjs';
import { deployedHostScripts } from '../src/measure/budgets/budgets.mjs';
import { fail } from '../src/cli/fail.mjs';
import { shareOption } from '../src/cli/storeOptions.mjs';
import { hostManifest } from '../src/release/contract/contract.mjs';
import { isManifestUrl } from 'remote-loader/pointer';
import { writeStorePages } from '../src/build/pages/storePages.mjs';
import { release } from '../src/release/release.mjs';
import { openStore } from '../src/release/store/store.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      host: { type: 'string' },
      all: { type: 'boolean' },
      to: { type: 'string' },
      endpoint: { type: 'string' },
      publish: { type: 'boolean' },
      share: { type: 'string' },
      stage: { type: 'string' },
    },
  });
  const chosen = values.all ? remotes : positionals.map(remoteByFolder);
  if (chosen.length === 0) {
    throw new Error('Name the remote to release: npm run release -- mfe-catalog');
  }
  const { url, endpoint, publish: isOnlyPublished = false } = values;
  checkUrl(url, chosen.length);
  const host = await hostManifest(values.host);
  const hostScripts =
    values.host === undefined ? undefined : await deployedHostScripts(values.host);
  const share = shareOption(values.share);
  const store = await openStore(values.to, { endpoint, stage: values.stage });
  const signal = endedBySignal();
  for (const app of chosen) {
    const options = { host, hostScripts, url, store, share, isOnlyPublished, signal };
    const number = await release(app, options);
    const visitors = share === undefined ? '' : ` for ${share} % of visitors`;
    const published = `published; npm run point -- ${app.folder} ${number} makes it live`;
    console.log(
      `${app.folder}: release ${number} is ${isOnlyPublished ? published : `live${visitors}`}.`,
    );
  }
  if (!isOnlyPublished) console.log(await writeStorePages(store));
} catch (error) {
  fail(error);
}

/** @param {string | undefined} url @param {number} count of remotes */
function checkUrl(url, count) {
  if (url === undefined) return;
  if (count > 1) throw new Error('--url is the address of one remote: release one at a time.');
  if (!isManifestUrl(`${url}/${MANIFEST}`)) {
    throw new Error(
      `--url is "${url}"; give the whole address, http or https without query or hash, such as https://catalog.example`,
    );
  }
}

/** Ctrl-C ends the build as well, and what it has made is removed. @returns {AbortSignal} */
function endedBySignal() {
  const ending = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(name, () => ending.abort(new Error(`Ended by ${name}.`)));
  }
  return ending.signal;
}
