import { cpSync } from 'node:fs';
import { distFolder, isWorkspace, type App } from '../../workspace/apps';
import { pagesFolder } from '../../build/pages/builtPages';
import { isStale, markStale, planOf } from '../../build/stale';
import { buildApp, mapsFolder } from '../../build/build';
import { replaceWorker } from '../../build/offline/killSwitch';
import type { StagedFolders } from './publish';

export interface BuildOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether the host's service worker removes itself (docs/offline.md). */
  readonly isWorkerOff?: boolean | undefined;
}

/** Copies the parts of an app's release into folders. The app is built first, unless its build is up to date. */
export async function buildInto(
  app: App,
  folders: StagedFolders,
  { signal, isWorkerOff }: BuildOptions,
): Promise<void> {
  // Outside the workspace it is not known which versions of the packages a build is of.
  if (!isWorkspace || isStale(planOf(app))) {
    // The pages in `dist-html` are of the previous build.
    markStale(planOf(app));
    await buildApp(app, signal);
  }
  cpSync(distFolder(app), folders.files, { recursive: true });
  cpSync(pagesFolder(app), folders.pages, { recursive: true });
  cpSync(mapsFolder(app), folders.maps, { recursive: true });
  if (isWorkerOff && app.role === 'host') replaceWorker(folders);
}
