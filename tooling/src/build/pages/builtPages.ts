import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST } from 'remote-loader/formats';
import {
  appByFolder,
  appFolder,
  distFolder,
  machineName,
  originOf,
  remotes,
  type App,
} from '../../workspace/apps';
import { filesBelow } from '../../workspace/filesBelow';
import { originIn } from '../../workspace/origins';
import { PAGES_FOLDER } from './fileNames';
import type { AppFiles } from './PageRenderer';
import { writeCompressed } from './writeCompressed';

export function pagesFolder(app: App): string {
  return join(appFolder(app), PAGES_FOLDER);
}

/** The pages of the builds, beside the host's build. */
export const builtHtml: string = join(appFolder(appByFolder('host')), 'dist-html');

const COPIES = join(appFolder(appByFolder('host')), 'node_modules/.cache/weft/pages');

/**
 * The public origin of a shop that is served from its builds: `WEFT_ORIGIN`, by default the local host's origin. Canonical
 * addresses, shared links and the sitemap begin with it.
 *
 * @throws {Error} if it is not an origin
 */
export function publicOrigin(): string {
  const { WEFT_ORIGIN: origin } = process.env;
  return origin ? originIn('WEFT_ORIGIN', origin) : originOf(appByFolder('host'));
}

/** A placeholder for a remote's origin in built pages, because the ports are not known yet. */
function unknownOrigin({ folder }: App): string {
  return `http://${folder}.invalid`;
}

/** The build of an app, for the writer of pages. */
export function buildFiles(app: App): AppFiles {
  return {
    name: app.federationName,
    files: distFolder(app),
    pages: pagesFolder(app),
    release: 'build',
    manifest: `${unknownOrigin(app)}/${MANIFEST}`,
  };
}

/**
 * A copy of the built pages with the remotes on the ports of a base port. It is made again whenever the pages were written.
 *
 * @returns a folder; the original folder if it does not exist
 */
export function pagesAt(basePort: number): string {
  if (!existsSync(builtHtml)) return builtHtml;
  const { ino, mtimeMs } = statSync(builtHtml);
  const folder = join(COPIES, `${machineName()}-${basePort}`);
  const copy = join(folder, `${ino}-${Math.round(mtimeMs)}`);
  if (existsSync(copy)) return copy;
  const next = `${folder}.${process.pid}`;
  rmSync(next, { recursive: true, force: true });
  cpSync(join(builtHtml, 'assets'), join(next, 'assets'), { recursive: true });
  for (const path of filesBelow(builtHtml)) {
    if (path.startsWith('assets/') || /\.(?:br|gz)$/.test(path)) continue;
    const text = remotes.reduce(
      (written, app) => written.replaceAll(unknownOrigin(app), originOf(app, basePort)),
      readFileSync(join(builtHtml, path), 'utf8'),
    );
    writeCompressed(join(next, path), text);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  renameSync(next, copy);
  return copy;
}
