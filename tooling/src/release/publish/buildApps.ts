import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder, isWorkspace, type App } from '../../workspace/apps';
import { pagesFolder } from '../../build/pages/builtPages';
import { buildPlanned, isStale, planOf } from '../../build/stale';
import { buildApp, mapsFolder } from '../../build/build';
import { WORKER_OFF_FILE } from '../../build/pages/fileNames';

export interface BuildOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether the host's service worker removes itself (docs/offline.md). */
  readonly isWorkerOff?: boolean | undefined;
}

/** Copies the parts of an app's release into a folder, each into its own. The app is built first, unless its build is up to date. */
export async function buildInto(
  app: App,
  folder: string,
  { signal, isWorkerOff }: BuildOptions,
): Promise<void> {
  const plan = planOf(app);
  // Outside the workspace it is not known which versions of the packages a build is of.
  if (!isWorkspace || isStale(plan)) await buildPlanned([plan], () => buildApp(app, signal));
  cpSync(distFolder(app), join(folder, 'files'), { recursive: true });
  cpSync(pagesFolder(app), join(folder, 'pages'), { recursive: true });
  cpSync(mapsFolder(app), join(folder, 'maps'), { recursive: true });
  if (isWorkerOff && app.role === 'host') replaceWorker(folder);
}

/**
 * Replaces the shop's service worker in the folder of a build with a worker that unregisters itself and deletes all caches
 * (docs/offline.md).
 *
 * @throws {Error} if the build for Node has no such worker
 */
export function replaceWorker(folder: string): void {
  const worker = join(folder, 'files/sw.js');
  copyFileSync(join(folder, 'pages', WORKER_OFF_FILE), worker);
  // A server would send the compressed copies of the old worker.
  for (const copy of ['.br', '.gz']) rmSync(worker + copy, { force: true });
}
