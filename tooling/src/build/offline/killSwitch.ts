import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER_OFF_FILE } from '../pages/fileNames';

/**
 * Replaces the shop's service worker in the folders of a build with a worker that unregisters itself and deletes all caches
 * (docs/offline.md).
 *
 * @param folders of the browsers' files and of the build for Node
 * @throws {Error} if the build for Node has no such worker
 */
export function replaceWorker({ files, pages }: { files: string; pages: string }): void {
  const off = join(pages, WORKER_OFF_FILE);
  const worker = join(files, 'sw.js');
  copyFileSync(off, worker);
  for (const copy of ['.br', '.gz']) {
    // A small file may have no compressed copy. A server would send that of the old worker.
    if (existsSync(off + copy)) copyFileSync(off + copy, worker + copy);
    else rmSync(worker + copy, { force: true });
  }
}
