import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Identifies a build by its sources: equal sources have the same hash in any folder, different sources have different
 * hashes. Twelve hexadecimal digits.
 *
 * @param sources paths of files and folders in the directory: all that the build depends on
 * @throws if one of them does not exist
 */
export function sourceHash(directory: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((path) => filesAt(join(directory, path)));
  for (const file of files.sort()) {
    hash.update(`${relative(directory, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

function filesAt(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  // Without links: only newer versions of Node would follow them by `recursive`.
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .flatMap(({ name }) => filesAt(join(place, name)));
}
