import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  EMPTY_POINTER,
  liveName,
  parsePointer,
  POINTER,
  type ReleasePointer,
} from 'remote-loader/formats';
import { readAddress } from '../workspace/readAddress';

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

/** The pointer of the shop at an origin. @throws {Error} if there is no shop */
export async function requestPointer(origin: string): Promise<ReleasePointer> {
  const address = new URL(POINTER, origin);
  const text = String(await readAddress(address));
  try {
    return parsePointer(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${address} is not a release pointer, so there is no shop.`, { cause });
  }
}
