import { join } from 'node:path';
import { appByFolder, appFolder, type App } from '../../workspace/apps';

export * from './files';

/** The folder of an app's build for Node, in the app's own. */
export const PAGES_FOLDER = 'dist-pages';

/** The worker that replaces the shop's when that has to be removed; beside the host's build for Node. */
export const WORKER_OFF_FILE = 'sw-off.js';

/** The folder of an app's build for Node. */
export function pagesFolder(app: App): string {
  return join(appFolder(app), PAGES_FOLDER);
}

/** The pages of the builds, beside the host's build. */
export const builtHtml: string = join(appFolder(appByFolder('host')), 'dist-html');
