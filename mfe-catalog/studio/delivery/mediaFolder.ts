import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder that every server mounts at `/media/`. */
export const mediaFolder = join(import.meta.dirname, '../../media');

/** The file of a picture in one AVIF width. */
export function avifName(name: string, width: number): string {
  return `${name}.${width}.avif`;
}

/** The file of a picture's fallback. */
export function webpName(name: string): string {
  return `${name}.webp`;
}

/** The bytes of all pictures. */
export async function mediaBytes(): Promise<number> {
  const files = await readdir(mediaFolder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
