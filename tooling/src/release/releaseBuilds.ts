import { cpSync } from 'node:fs';
import type { App } from '../workspace/apps';
import { goLive, type Target } from './move/changes';
import { move } from './move/move';
import { publishApps } from './move/release';
import type { StagedFolders } from './publish/publish';
import { folderStore } from './store/folderStore';

/** A build that lies in folders of this machine. */
export interface Build {
  readonly app: App;
  /** What browsers ask for. */
  readonly build: string;
  /** The build for Node. */
  readonly pages: string;
  /** Where the app's releases will be served. */
  readonly url?: string;
}

/** Releases copies of builds into a folder of releases, in one move; for tests and rehearsals. */
export async function releaseBuilds(
  builds: readonly Build[],
  options: { folder: string; origin?: string },
): Promise<void> {
  const { folder, origin = 'http://localhost:3000' } = options;
  const copies = (app: App, folders: StagedFolders): Promise<void> => {
    const made = builds.find((one) => one.app.folder === app.folder);
    if (!made) throw new Error(`There is no build of ${app.folder}.`);
    cpSync(made.build, folders.files, { recursive: true });
    cpSync(made.pages, folders.pages, { recursive: true });
    return Promise.resolve();
  };
  const store = folderStore(folder);
  const targets: Target[] = [];
  for (const { app, url } of builds) {
    targets.push(...(await publishApps([app], { store, url, buildInto: copies })));
  }
  await move(store, goLive(targets), { origin });
}
