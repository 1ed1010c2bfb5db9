// `npm run release -- mfe-catalog` builds that remote alone into the next folder of its releases and moves its line in the
// pointer there; `--url` says where the releases are served, `--host` which host will load them
// (docs/operations/README.md).
import { parseArgs } from 'node:util';
import { remoteByFolder } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { hostManifest } from '../src/contract/contract.mjs';
import { release } from '../src/release/release.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string' }, host: { type: 'string' } },
  });
  if (positionals.length === 0) {
    throw new Error('Name the remote to release: npm run release -- mfe-catalog');
  }
  const chosen = positionals.map(remoteByFolder);
  const { url } = values;
  if (url !== undefined && !URL.canParse(url)) {
    throw new Error(`--url is "${url}"; give the whole address, such as https://catalog.example`);
  }
  const host = await hostManifest(values.host);
  for (const app of chosen) {
    console.log(`${app.folder}: release ${await release(app, { host, url })} is live.`);
  }
} catch (error) {
  fail(error);
}
