import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originOf, remotes, type App } from '../../workspace/apps';
import { builtHtml } from './folders';
import { writeCompressed } from './writeCompressed';

/** The origin of a remote in the pages of the builds, which do not know on which ports they will be served. */
export function unknownOrigin({ folder }: App): string {
  return `http://${folder}.invalid`;
}

/**
 * The pages of the builds with the remotes on the ports that belong to a base port: a copy, made anew after each writing of
 * the pages.
 *
 * @returns a folder; that of the builds itself if nothing was written
 */
export function pagesAt(basePort: number): string {
  if (!existsSync(builtHtml)) return builtHtml;
  const { ino, mtimeMs } = statSync(builtHtml);
  const folder = join(tmpdir(), `weft-pages-${process.getuid?.() ?? 0}`, `${basePort}`);
  const copy = join(folder, `${ino}-${Math.round(mtimeMs)}`);
  if (existsSync(copy)) return copy;
  const next = `${folder}.${process.pid}`;
  rmSync(next, { recursive: true, force: true });
  cpSync(join(builtHtml, 'assets'), join(next, 'assets'), { recursive: true });
  for (const path of readdirSync(builtHtml, { recursive: true, encoding: 'utf8' })) {
    if (path.startsWith('assets') || /\.(?:br|gz)$/.test(path)) continue;
    const file = join(builtHtml, path);
    if (statSync(file).isDirectory()) continue;
    const text = readFileSync(file, 'utf8');
    writeCompressed(join(next, path), path.endsWith('.html') ? withOrigins(text, basePort) : text);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  renameSync(next, copy);
  return copy;
}

function withOrigins(html: string, basePort: number): string {
  return remotes.reduce(
    (text, app) => text.replaceAll(unknownOrigin(app), originOf(app, basePort)),
    html,
  );
}
