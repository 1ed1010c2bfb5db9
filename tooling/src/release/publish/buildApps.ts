import { cpSync, rmSync } from 'node:fs';
import { distFolder, isWorkspace, type App } from '../../workspace/apps';
import { pagesFolder } from '../../build/pages/builtPages';
import { isStale, markStale, planOf } from '../../build/stale';
import { buildInPlace, buildRelease, mapsFolder } from '../../build/build';
import { replaceWorker } from '../../build/offline/killSwitch';
import type { StagedFolders } from './publish';

export interface BuildOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether the host's service worker removes itself (docs/offline.md). */
  readonly isWorkerOff?: boolean | undefined;
}

/**
 * Builds the parts of an app's release into folders. A remote is built outside its `dist`, or copied from there if that
 * build is up to date. The host's worker lists the files of `host/dist`, so the host is built there and copied.
 */
export async function buildInto(
  app: App,
  folders: StagedFolders,
  { signal, isWorkerOff }: BuildOptions,
): Promise<void> {
  const options = signal ? { signal } : {};
  if (app.role === 'host') {
    rmSync(pagesFolder(app), { recursive: true, force: true });
    // The pages in `dist-html` are of the previous build.
    markStale(planOf(app));
    await buildInPlace(app, options);
  } else if (!isWorkspace || isStale(planOf(app))) return buildRelease(app, folders, options);
  cpSync(distFolder(app), folders.files, { recursive: true });
  cpSync(pagesFolder(app), folders.pages, { recursive: true });
  cpSync(mapsFolder(app), folders.maps, { recursive: true });
  if (isWorkerOff && app.role === 'host') replaceWorker(folders);
}
