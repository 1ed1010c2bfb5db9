import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { PAGES_FOLDER, WORKER_OFF_FILE } from '../pages/folders';
import { workerBuild } from '../webpack/workerBuild';

/** The suffixes of a file and of its compressed copies. */
const COPIES = ['.br', '.gz', ''];

/**
 * Replaces the shop's service worker with a worker that unregisters itself and deletes all caches.
 *
 * @param directory the host's folder
 * @throws {Error} if the host is not built
 */
export function turnOff(directory: string): void {
  replaceWorker({ files: join(directory, 'dist'), pages: join(directory, PAGES_FOLDER) });
}

/**
 * Replaces the worker in the folders of a build.
 *
 * @param folders of the browsers' files and of the build for Node
 * @throws {Error} if the host is not built
 */
export function replaceWorker({ files, pages }: { files: string; pages: string }): void {
  const off = join(pages, WORKER_OFF_FILE);
  const worker = join(files, 'sw.js');
  if (!existsSync(off)) throw new Error('The host is not built. Run: npm run build');
  for (const copy of COPIES) {
    // A small file may have no compressed copy.
    if (!existsSync(off + copy)) {
      rmSync(worker + copy, { force: true });
      continue;
    }
    copyFileSync(off + copy, `${worker}${copy}.next`);
    renameSync(`${worker}${copy}.next`, worker + copy);
  }
}

/**
 * Builds the shop's worker again, for the existing build of the host.
 *
 * @param directory the host's folder
 * @throws {Error} if it does not compile
 */
export async function turnOn(directory: string): Promise<void> {
  const compiler = webpack(workerBuild(directory));
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(undefined);
    });
  });
}
