import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  EMPTY_POINTER,
  liveName,
  parsePointer,
  POINTER,
  type ReleasePointer,
} from 'remote-loader/formats';

/** The folder of the live move: the pointer, and in `site` the pages. */
export function liveFolder(releases: string, stage?: string): string {
  return join(releases, liveName(stage));
}

/** The live pointer of a folder of releases; empty before the first move. */
export function readPointer(releases: string, stage?: string): ReleasePointer {
  const file = join(liveFolder(releases, stage), POINTER);
  try {
    return parsePointer(JSON.parse(readFileSync(file, 'utf8')), { mayBeDevelopment: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY_POINTER;
    throw new Error(`The pointer of ${releases} cannot be read.`, { cause: error });
  }
}
