// `npm run contract -- mfe-catalog` holds the remote's build against the versions that the host provides; with
// `--host https://shop.example` against a host that is deployed. A team runs it in its own build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder, isWorkspace, MANIFEST, remoteByFolder, remotes } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { readAddress } from '../src/cli/readAddress.mjs';
import { checkContract, hostManifest, readManifest } from '../src/release/contract/contract.mjs';
import { parsePointer, POINTER } from 'remote-loader/pointer';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { host: { type: 'string' } },
  });
  const chosen = positionals.length > 0 ? positionals.map(remoteByFolder) : allRemotes();
  const host = await hostManifest(values.host);
  for (const app of chosen) {
    const manifest = manifestOf(app);
    // Only what it declares can collide with what others declare.
    const onPage = manifest.metaData?.routes ? await manifestsOnPage(values.host) : [];
    const others = onPage.filter(({ name }) => name !== app.federationName);
    checkContract(manifest, host, others);
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

/**
 * Those of the remotes that are live in a shop, or of those that are built here.
 *
 * @param {string} [origin]
 * @returns {Promise<import('../src/release/contract/contract.mjs').Manifest[]>}
 */
async function manifestsOnPage(origin) {
  if (origin === undefined) {
    const built = remotes.filter((app) => existsSync(join(distFolder(app), MANIFEST)));
    return built.map((app) => readManifest(distFolder(app)));
  }
  const pointer = parsePointer(await readJson(new URL(POINTER, origin)));
  return Promise.all(
    Object.values(pointer.remotes).map(({ manifest }) => readJson(new URL(manifest))),
  );
}

/** @param {URL} url @returns {Promise<any>} */
async function readJson(url) {
  return JSON.parse((await readAddress(url)).toString());
}
