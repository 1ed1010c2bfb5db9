// `npm run contract -- mfe-catalog` holds the remote's build against the versions that the host provides; with
// `--host https://shop.example` against a host that is deployed. A team runs it in its own build.
import { parseArgs } from 'node:util';
import { distFolder, isWorkspace, remoteByFolder, remotes } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { checkContract, hostManifest, readManifest } from '../src/release/contract/contract.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { host: { type: 'string' } },
  });
  const chosen = positionals.length > 0 ? positionals.map(remoteByFolder) : allRemotes();
  const host = await hostManifest(values.host);
  for (const app of chosen) {
    checkContract(manifestOf(app), host);
    console.log(`${app.folder} fits the host.`);
  }
} catch (error) {
  fail(error);
}

/** Those of the workspace; in a repository of one remote that one. */
function allRemotes() {
  return isWorkspace ? remotes : [remoteByFolder('.')];
}

/** @param {import('../src/apps.mjs').App} app */
function manifestOf(app) {
  try {
    return readManifest(distFolder(app));
  } catch (cause) {
    throw new Error(`${app.folder} is not built: npm run build -- ${app.folder}`, { cause });
  }
}
