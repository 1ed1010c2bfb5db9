import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArtifactStore } from './artifactStore';

/** After this time, in milliseconds, a staging folder is one of a killed process: a day. */
const ABANDONED_AFTER = 86_400_000;

/** The folder for incomplete files of a store in a folder: on the same disk, so that a rename publishes them at once. */
export function stagingIn(folder: string): string {
  const staging = join(folder, '.staging');
  mkdirSync(staging, { recursive: true });
  return staging;
}

/**
 * Runs `work` with an empty folder, which is removed afterwards. For a store in a folder it is on the same disk, and what
 * killed processes left there is removed after a day. Otherwise it is a temporary folder, which only this user can read.
 */
export async function withStaging<Result>(
  { folder }: ArtifactStore,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const staging = folder === null ? tmpdir() : stagingIn(folder);
  if (folder !== null) {
    for (const name of readdirSync(staging)) removeAbandoned(join(staging, name));
  }
  const temporaryFolder = mkdtempSync(join(staging, 'weft-'));
  try {
    return await work(temporaryFolder);
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true });
  }
}

function removeAbandoned(path: string): void {
  const { mtimeMs } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs !== undefined && Date.now() - mtimeMs > ABANDONED_AFTER) {
    rmSync(path, { recursive: true, force: true });
  }
}
