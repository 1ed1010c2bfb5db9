import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtifactStore } from './artifactStore';

/** After this time, in milliseconds, a staging folder is one of a killed process: a day. */
const ABANDONED_AFTER = 86_400_000;

/**
 * Runs `work` with an empty folder, which is removed afterwards. For a local store the folder is on the same disk, so
 * that a rename can publish its contents. What killed processes left is removed after a day.
 */
export async function withStaging<Result>(
  { staging }: ArtifactStore,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(staging, { recursive: true });
  for (const name of readdirSync(staging)) removeAbandoned(join(staging, name));
  const own = mkdtempSync(join(staging, 'work-'));
  try {
    return await work(own);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

function removeAbandoned(path: string): void {
  const { mtimeMs } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs !== undefined && Date.now() - mtimeMs > ABANDONED_AFTER) {
    rmSync(path, { recursive: true, force: true });
  }
}
