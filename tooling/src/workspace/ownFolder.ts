import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder of this user in the folder for temporary files, which all users of a machine can write to. Other users cannot
 * read it.
 *
 * @throws {Error} if another user made it, who could change its files
 */
export function ownFolder(name: string, parent = tmpdir()): string {
  // Windows has no user ids, and a folder for temporary files of each user.
  const user = process.getuid?.();
  const folder = join(parent, user === undefined ? name : `${name}-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const entry = lstatSync(folder);
  if (user === undefined || (entry.isDirectory() && entry.uid === user)) return folder;
  throw new Error(`${folder} belongs to another user: remove it, or set TMPDIR to another folder.`);
}
