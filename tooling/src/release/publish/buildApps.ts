import { cpSync, rmSync } from 'node:fs';
import { distFolder, type App } from '../../workspace/apps';
import { pagesFolder } from '../../build/pages/folders';
import { buildApp, buildRelease, moveMaps } from '../../build/build';
import { buildPlanned, planOf } from '../../build/stale';
import type { StagedFolders } from './publish';

/**
 * Builds what a release of an app consists of into folders. A remote is built beside its `dist`; the host's worker lists
 * the files of `host/dist`, so the host is built there and copied.
 */
export async function buildInto(
  app: App,
  folders: StagedFolders,
  signal?: AbortSignal,
): Promise<void> {
  if (app.role === 'remote') return buildRelease(app, folders, signal ? { signal } : {});
  rmSync(pagesFolder(app), { recursive: true, force: true });
  await buildPlanned(planOf(app), async () => {
    await buildApp(app, [], signal ? { signal } : {});
    moveMaps(distFolder(app), folders.maps);
  });
  cpSync(distFolder(app), folders.files, { recursive: true });
  cpSync(pagesFolder(app), folders.pages, { recursive: true });
}
