import { cpSync, rmSync } from 'node:fs';
import { distFolder, type App } from '../../apps.mjs';
import { pagesFolder } from '../../build/pages/folders.mjs';
import { buildApp, buildRelease, moveMaps } from '../../cli/build.mjs';
import { stampBuild, stampOf } from '../../cli/stale.mjs';
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
  const began = new Date();
  rmSync(pagesFolder(app), { recursive: true, force: true });
  await buildApp(app, ['--env', 'maps'], signal ? { signal } : {});
  moveMaps(distFolder(app), folders.maps);
  stampBuild(stampOf(app), began);
  cpSync(distFolder(app), folders.files, { recursive: true });
  cpSync(pagesFolder(app), folders.pages, { recursive: true });
}
