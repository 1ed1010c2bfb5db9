import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of a room's build, besides installed packages. */
const SOURCES = ['package.json', 'src', 'webpack.config.mjs'];

/**
 * Identifies a build of a room: equal sources have the same hash in any folder, different sources have different
 * hashes.
 *
 * @param directory the room's folder
 * @returns twelve hexadecimal digits
 */
export function sourceHash(directory: string): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((name) => filesAt(directory, name)).sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(directory, file)));
  return hash.digest('hex').slice(0, 12);
}

function filesAt(directory: string, path: string): string[] {
  const place = join(directory, path);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [path];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
}
