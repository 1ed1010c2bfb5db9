import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { BOOT_FILE, PAGES_FILE } from './files.mjs';

const require = createRequire(import.meta.url);

/** @typedef {import('../contract/declaredRoutes.mjs').DeclaredRoute} DeclaredRoute */

/**
 * The host's build for Node (`host/src/server.tsx`).
 *
 * @typedef {object} HostPages
 * @property {Readonly<Record<string, unknown>>} shared
 * @property {string} asleep the attribute of what is not hydrated yet
 * @property {readonly { path: string, page?: string, keptUnder?: string }[]} addresses
 * @property {(path: string) => string | undefined} pageOf
 * @property {readonly string[]} hostPaths
 * @property {(path: string, routes: readonly DeclaredRoute[]) => DeclaredRoute | undefined} declaredRouteOf
 * @property {(origin: string) => Promise<string>} renderOffline
 * @property {(path: string, page: { id: string, component: unknown } | null, origin: string, route: DeclaredRoute | null) => Promise<string>} render
 *
 * @typedef {object} RemotePages a remote's build for Node
 * @property {Readonly<Record<string, unknown>>} pages components by the page's name
 * @property {() => readonly string[]} addresses
 * @property {() => readonly import('./productFeed.mjs').FeedProduct[]} [feed] builds from before the feed have none
 */

/** @param {string} folder @returns {{ host: HostPages, boot: import('../webpack/BootPlugin.mjs').Boot }} */
export function loadHostPages(folder) {
  return {
    host: /** @type {HostPages} */ (run(join(folder, PAGES_FILE), {})),
    boot: JSON.parse(readFileSync(join(folder, BOOT_FILE), 'utf8')),
  };
}

/** @param {string} folder @param {HostPages['shared']} shared the host's instances @returns {RemotePages} */
export function loadRemotePages(folder, shared) {
  return /** @type {RemotePages} */ (run(join(folder, PAGES_FILE), shared));
}

/**
 * Runs a build as a CommonJS module, with what the host shares in the place of packages.
 *
 * @param {string} file @param {Readonly<Record<string, unknown>>} shared @returns {unknown}
 */
function run(file, shared) {
  const module = { exports: {} };
  const wrapper = vm.runInThisContext(
    `(function (module, exports, require) {${readFileSync(file, 'utf8')}\n})`,
    { filename: file },
  );
  /** @param {string} name */
  const requireShared = (name) => (Object.hasOwn(shared, name) ? shared[name] : require(name));
  wrapper(module, module.exports, requireShared);
  return module.exports;
}
