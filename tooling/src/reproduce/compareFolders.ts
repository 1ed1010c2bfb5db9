import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../workspace/filesBelow';

/** A file that differs between two folders. */
export interface Difference {
  /** Its path in the folders. */
  readonly file: string;
  /** The problem in the second folder. */
  readonly kind: 'missing' | 'added' | 'changed';
}

/**
 * Compares the files of two folders byte by byte. Times and owners of files are ignored.
 *
 * @param isCompared returns false for files to ignore
 * @returns the number of equal files, and the others by path
 */
export function compareFolders(
  one: string,
  other: string,
  isCompared: (file: string) => boolean = () => true,
): { readonly same: number; readonly differences: readonly Difference[] } {
  const before = new Set(filesBelow(one).filter(isCompared));
  const after = new Set(filesBelow(other).filter(isCompared));
  const files = [...new Set([...before, ...after])].sort();
  const differences = files.flatMap((file): Difference[] => {
    if (!after.has(file)) return [{ file, kind: 'missing' }];
    if (!before.has(file)) return [{ file, kind: 'added' }];
    const isSame = readFileSync(join(one, file)).equals(readFileSync(join(other, file)));
    return isSame ? [] : [{ file, kind: 'changed' }];
  });
  return { same: files.length - differences.length, differences };
}

/** The pairs of files whose names differ only in the content hash, such as `main.1b2c.js` and `main.3d4e.js`. */
export function renamedFiles(
  differences: readonly Difference[],
): readonly (readonly [before: string, after: string])[] {
  const added = differences.filter(({ kind }) => kind === 'added');
  return differences.flatMap(({ file, kind }) => {
    const match = added.find((other) => nameWithoutHash(other.file) === nameWithoutHash(file));
    return kind === 'missing' && match ? [[file, match.file] as const] : [];
  });
}

function nameWithoutHash(file: string): string {
  return file.replace(/\.[0-9a-f]{12}(?=\.)/, '');
}

/**
 * The first position at which two contents differ, in bytes; the length of the shorter one if the longer begins
 * with it.
 */
export function firstDifference(one: Uint8Array, other: Uint8Array): number {
  const index = one.findIndex((byte, position) => byte !== other[position]);
  return index < 0 ? one.length : index;
}
