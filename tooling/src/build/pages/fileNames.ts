/** The name of the folder of an app's build for Node, in the app's folder. */
export const PAGES_FOLDER = 'dist-pages';

/** The file of an app's build for Node. */
export const PAGES_FILE = 'pages.cjs';

/** The data of the host's build for the writer of the pages; beside the host's build for Node. */
export const BOOT_FILE = 'boot.json';

/** The program that writes pages (renderer.ts); beside the host's build for Node. */
export const RENDERER_FILE = 'render.cjs';

/** The kill-switch worker, beside the host's build for Node. */
export const WORKER_OFF_FILE = 'sw-off.js';

/** The pages of unknown addresses and of unknown products, sent with the status 404. */
export const NOT_FOUND = { path: '/404', file: '404.html' };
export const PRODUCT_NOT_FOUND = { path: '/product/404', file: 'product/404.html' };

/** The offline page: the service worker shows it for addresses that were never visited. */
export const OFFLINE_FILE = 'offline/index.html';
