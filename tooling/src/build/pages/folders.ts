import { join } from 'node:path';
import { appByFolder, appFolder, type App } from '../../workspace/apps';

export * from './files';

/** The name of the folder of an app's build for Node, in the app's folder. */
export const PAGES_FOLDER = 'dist-pages';

/** The kill-switch worker, beside the host's build for Node. */
export const WORKER_OFF_FILE = 'sw-off.js';

/** The folder of an app's build for Node. */
export function pagesFolder(app: App): string {
  return join(appFolder(app), PAGES_FOLDER);
}

/** The pages of the builds, beside the host's build. */
export const builtHtml: string = join(appFolder(appByFolder('host')), 'dist-html');
