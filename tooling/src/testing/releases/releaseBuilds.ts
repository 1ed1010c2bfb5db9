import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pagesFolder } from '../../build/pages/builtPages';
import { distFolder, type App } from '../../workspace/apps';
import { goLive, targetOf, type Target } from '../../release/move/changes';
import { move } from '../../release/move/move';
import { publishApps } from '../../release/publish/publishApps';
import { folderStore } from '../../release/store/folderStore';
import { readSnapshot } from '../../release/store/snapshot';

export interface Build {
  readonly app: App;
  /** The browsers' files; by default of the app's own build. */
  readonly build?: string;
  /** The build for Node. */
  readonly pages?: string;
  readonly url: string;
}

/** Releases copies of builds into a folder of releases, in one move; for tests and rehearsals. */
export async function releaseBuilds(
  builds: readonly Build[],
  { folder, origin }: { folder: string; origin?: string },
): Promise<void> {
  const store = folderStore(folder);
  const snapshot = await readSnapshot(store);
  const targets: Target[] = [];
  for (const { app, build = distFolder(app), pages = pagesFolder(app), url } of builds) {
    const buildInto = (_app: App, target: string): Promise<void> => {
      cpSync(build, join(target, 'files'), { recursive: true });
      cpSync(pages, join(target, 'pages'), { recursive: true });
      return Promise.resolve();
    };
    for (const { release } of await publishApps([app], snapshot, { url, buildInto, force: true })) {
      targets.push(await targetOf(snapshot, app, release));
    }
  }
  await move(snapshot, goLive(targets), { origin });
}
