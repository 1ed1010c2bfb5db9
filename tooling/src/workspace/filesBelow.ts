import { readdirSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * What is below a folder, also in its folders. Links are not followed: Node's own `recursive` follows them from version 22 on.
 */
export function entriesBelow(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name))] : [entry],
  );
}

/** The files below a folder, by their paths with `/`, sorted. */
export function filesBelow(folder: string): string[] {
  return entriesBelow(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
