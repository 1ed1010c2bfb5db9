import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../workspace/filesBelow';

/** A file that two folders do not have alike. */
export interface Difference {
  /** Its path in the folders. */
  readonly file: string;
  /** What is wrong with it in the second folder. */
  readonly kind: 'missing' | 'added' | 'changed';
}

/**
 * Compares the files of two folders, byte for byte. Times and owners of files do not count.
 *
 * @param isCompared leaves files out
 * @returns how many files are alike, and the others by their path
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

/** The pairs of files whose names differ in the hash of their content alone, such as `main.1b2c.js` and `main.3d4e.js`. */
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

/** The first position where two contents differ, in bytes; the end of the shorter one where it begins the other. */
export function firstDifference(one: Uint8Array, other: Uint8Array): number {
  const index = one.findIndex((byte, position) => byte !== other[position]);
  return index < 0 ? one.length : index;
}
