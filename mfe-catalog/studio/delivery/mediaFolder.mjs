import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder that every server mounts at `/media/`. */
export const mediaFolder = join(import.meta.dirname, '../../media');

/** The file of a picture in one AVIF width. @param {string} name @param {number} width */
export function avifName(name, width) {
  return `${name}.${width}.avif`;
}

/** The file of a picture's fallback. @param {string} name */
export function webpName(name) {
  return `${name}.webp`;
}

/** The bytes of all pictures. */
export async function mediaBytes() {
  const files = await readdir(mediaFolder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
