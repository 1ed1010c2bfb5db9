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
  readonly put: (file: string, bytes: Buffer) => Promise<unknown>;
}

/**
 * Uploads the files of a folder. Referenced files come first, then pages, and last the manifest, whose presence
 * means that the folder is complete.
 */
export async function uploadFolder(
  folder: string,
  { target, isUploaded, put }: Upload,
): Promise<void> {
  const files = filesBelow(folder);
  const missing = files.filter((file) => !isUploaded(file));
  if (missing.length === 0) return;
  const resumed = files.length - missing.length;
  console.log(
    `${target}: ${missing.length} files${resumed ? `, ${resumed} already uploaded` : ''}.`,
  );
  for (const step of [0, 1, 2]) {
    const waiting = missing.filter((file) => stepOf(file) === step);
    await pMap(waiting, (file) => put(file, readFileSync(join(folder, file))), {
      concurrency: CONCURRENCY,
    });
  }
}

function stepOf(file: string): number {
  if (file === MANIFEST) return 2;
  return /\.html(?:\.\w+)?$|\.json(?:\.\w+)?$/.test(file) ? 1 : 0;
}
