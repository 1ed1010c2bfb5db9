import { MANIFEST } from 'remote-loader/formats';
import type { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import { filesBelow } from '../../workspace/filesBelow';

/** The number of files that are uploaded at once. */
const CONCURRENCY = 12;

interface Upload {
  /** The target's name, for messages. */
  readonly target: string;
  /** Whether a file was already uploaded. */
  readonly isUploaded: (file: string) => boolean;
  /** Returns false if the key was there before. */
  readonly put: (file: string, bytes: Buffer) => Promise<boolean>;
}

/**
 * Uploads the files of a folder. Referenced files come first, then pages, and last the manifest, whose presence
 * means that the folder is complete.
 *
 * @returns whether this call wrote every file
 */
export async function uploadFolder(
  folder: string,
  { target, isUploaded, put }: Upload,
): Promise<boolean> {
  const files = filesBelow(folder);
  const missing = files.filter((file) => !isUploaded(file));
  if (missing.length === 0) return files.length === 0;
  const resumed = files.length - missing.length;
  console.log(
    `${target}: ${missing.length} files${resumed ? `, ${resumed} already uploaded` : ''}.`,
  );
  const isNew: boolean[] = [];
  for (const step of [0, 1, 2]) {
    const waiting = missing.filter((file) => stepOf(file) === step);
    const write = async (file: string) => {
      isNew.push(await put(file, readFileSync(join(folder, file))));
    };
    await pMap(waiting, write, { concurrency: CONCURRENCY });
  }
  return resumed === 0 && isNew.every(Boolean);
}

function stepOf(file: string): number {
  if (file === MANIFEST) return 2;
  return /\.html(?:\.\w+)?$|\.json(?:\.\w+)?$/.test(file) ? 1 : 0;
}
