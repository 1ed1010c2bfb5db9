import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../../workspace/apps';
import { goLive, targetOf, type Target } from '../../release/move/changes';
import { move } from '../../release/move/move';
import { publishApps } from '../../release/publish/publishApps';
import { folderStore } from '../../release/store/folderStore';
import { readSnapshot } from '../../release/store/snapshot';

export interface Build {
  readonly app: App;
  /** The browsers' files. */
  readonly build: string;
  /** The build for Node. */
  readonly pages: string;
  readonly url?: string;
}

/** Releases copies of builds into a folder of releases, in one move; for tests and rehearsals. */
export async function releaseBuilds(
  builds: readonly Build[],
  options: { folder: string; origin?: string },
): Promise<void> {
  const { folder, origin = 'http://localhost:3000' } = options;
  const copies = (app: App, target: string): Promise<void> => {
    const source = builds.find((candidate) => candidate.app.folder === app.folder);
    if (!source) throw new Error(`There is no build of ${app.folder}.`);
    cpSync(source.build, join(target, 'files'), { recursive: true });
    cpSync(source.pages, join(target, 'pages'), { recursive: true });
    return Promise.resolve();
  };
  const store = folderStore(folder);
  const snapshot = await readSnapshot(store);
  const targets: Target[] = [];
  for (const { app, url } of builds) {
    const options = { url, buildInto: copies, force: true };
    for (const { release } of await publishApps([app], snapshot, options)) {
      targets.push(await targetOf(snapshot, app, release));
    }
  }
  await move(snapshot, goLive(targets), { origin });
}
