import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MANIFEST, remotes } from '../../apps.mjs';
import { pointerFile, releaseNumber } from 'remote-loader/pointer';
import { pointerOf } from '../../release/pointerFile.mjs';
import { htmlPrefix, PAGES_FILE, releasedHtml } from './folders.mjs';
import { writeReleasedPages } from './site.mjs';

/** @typedef {import('../../release/store/store.mjs').Store} Store */

/** How often pages are written again because the pointer has moved meanwhile. */
const TRIES = 5;

/**
 * Writes the pages of the releases that a store's pointer names, and uploads them. It runs where the deployed host was
 * built; of the remotes it needs nothing on this machine. If the pointer moves meanwhile it starts again, so that the
 * last of several jobs writes the pages of the last pointer.
 *
 * @param {Store} store
 * @param {typeof writeReleasedPages} [write]
 * @returns {Promise<string>} one line about it
 */
export async function writeStorePages(store, write = writeReleasedPages) {
  if (store.folder !== null) return write(store.folder, store.stage);
  for (let tries = 1; ; tries += 1) {
    const { version } = await store.readPointer();
    const line = await writeOnce(store, write);
    if ((await store.readPointer()).version === version || tries === TRIES) return line;
  }
}

/** @param {Store} store @param {typeof writeReleasedPages} write */
async function writeOnce(store, write) {
  const mirror = mkdtempSync(join(tmpdir(), 'weft-pages-'));
  try {
    await mirrorLiveReleases(store, mirror);
    const line = write(mirror, store.stage);
    const pages = releasedHtml(mirror, store.stage);
    if (existsSync(pages)) await store.replaceFolder(htmlPrefix(store.stage), pages);
    return line;
  } finally {
    rmSync(mirror, { recursive: true });
  }
}

/**
 * Downloads what the pages are written from: the pointer, and of each live release its manifest, style sheets and build
 * for Node.
 *
 * @param {Store} store
 * @param {string} folder
 */
async function mirrorLiveReleases(store, folder) {
  const bring = async (/** @type {string} */ key) => {
    const bytes = await store.read(key);
    if (bytes === undefined) return;
    mkdirSync(dirname(join(folder, key)), { recursive: true });
    writeFileSync(join(folder, key), bytes);
  };
  const { remotes: lines } = await pointerOf(store);
  await bring(pointerFile(store.stage));
  for (const app of remotes) {
    const line = lines[app.federationName];
    const number = line && releaseNumber(line.manifest);
    if (!number) continue;
    const manifest = await store.read(`${app.folder}/${number}/${MANIFEST}`);
    const hashes = manifest ? JSON.parse(manifest.toString()).metaData?.integrity : {};
    const styles = Object.keys(hashes ?? {}).filter((file) => file.endsWith('.css'));
    await Promise.all([
      bring(`builds/${app.folder}/${number}/${PAGES_FILE}`),
      ...[MANIFEST, ...styles].map((file) => bring(`${app.folder}/${number}/${file}`)),
    ]);
  }
}
