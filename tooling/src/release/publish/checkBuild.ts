import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type HostFiles, type Manifest } from 'remote-loader/formats';
import type { App } from '../../workspace/apps';
import { BOOT_FILE, PAGES_FILE, RENDERER_FILE } from '../../build/pages/fileNames';
import { integrityOf } from 'remote-loader/build';
import type { ReleasePart } from '../store/notes';

/**
 * Checks that a build is complete: a remote's scripts and style sheets with the hashes in its manifest, or the
 * files that the host's pages name; and the build for Node.
 *
 * @param folder with a folder for each part of the release
 * @returns the hash of its manifest
 */
export function checkBuild(app: App, folder: string): string {
  const bytes = read(folder, 'files', MANIFEST);
  if (bytes === undefined) throw incomplete(`it has no ${MANIFEST}`);
  if (app.role === 'host') checkHost(folder);
  else checkRemote(JSON.parse(bytes.toString()) as Manifest, folder);
  if (!read(folder, 'pages', PAGES_FILE)) {
    throw incomplete(`it has no build for Node, ${PAGES_FILE}`);
  }
  return integrityOf(bytes);
}

function checkRemote({ metaData }: Manifest, folder: string): void {
  const integrity = metaData?.integrity ?? {};
  if (!Object.hasOwn(integrity, metaData?.remoteEntry?.name ?? '')) {
    throw incomplete('its manifest has no hash of its entry');
  }
  for (const [file, hash] of Object.entries(integrity)) {
    const content = read(folder, 'files', file);
    if (content === undefined) throw incomplete(`${file} is missing`);
    if (integrityOf(content) !== hash)
      throw incomplete(`the content of ${file} does not match its hash`);
  }
}

function checkHost(folder: string): void {
  const bytes = read(folder, 'pages', BOOT_FILE);
  if (bytes === undefined) throw incomplete(`it has no ${BOOT_FILE}`);
  if (!read(folder, 'pages', RENDERER_FILE)) throw incomplete(`it has no ${RENDERER_FILE}`);
  const { boot, main, scripts, styles } = JSON.parse(bytes.toString()) as HostFiles;
  const named = [main, ...scripts].map(([address]) => address);
  for (const file of [boot, ...named, ...styles]) {
    if (!read(folder, 'files', file)) throw incomplete(`${file} is missing`);
  }
}

/** The build does not match its manifest; its release would show "Connection Lost". */
function incomplete(problem: string): Error {
  return new Error(`The build is incomplete, nothing was released: ${problem}.`);
}

function read(folder: string, part: ReleasePart, file: string): Buffer | undefined {
  const path = join(folder, part, file);
  return existsSync(path) ? readFileSync(path) : undefined;
}
