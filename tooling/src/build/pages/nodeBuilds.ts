import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import type { BootFiles, DeclaredRoute, HostFiles } from 'remote-loader/formats';
import { BOOT_FILE, PAGES_FILE } from './fileNames';
import type { FeedProduct } from './productFeed';

// The builds require only Node's own modules, from any path. The path of this file would be in the host's release (rendererBuild.ts).
const require = createRequire(process.execPath);

type Shared = Readonly<Record<string, unknown>>;

/** The shop's names in the host's shared-ui. */
export type ShopNames = Readonly<Record<'SHOP_NAME' | 'SHOP_TAGLINE', string>>;

/** An address of the host, with the data of its page in the HTML. */
export interface HostAddress extends Pick<
  BootFiles,
  'page' | 'storageKey' | 'variesBy' | 'isGuarded'
> {
  readonly path: string;
}

/** The host's build for Node (`host/src/server.tsx`). */
export interface HostPages {
  readonly shared: Shared & { readonly 'shared-ui': ShopNames };
  readonly addresses: readonly HostAddress[];
  readonly hostPaths: readonly string[];
  /** The ids of the pages and modules that remotes must expose. */
  readonly remotePages: readonly string[];
  /** The sections of the shop. */
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  pageOf(path: string): string | undefined;
  declaredRouteOf(path: string, routes: readonly DeclaredRoute[]): DeclaredRoute | undefined;
  renderOffline(origin: string): Promise<string>;
  render(
    path: string,
    page: { id: string; component: unknown } | null,
    origin: string,
    route: DeclaredRoute | null,
  ): Promise<string>;
}

/** A remote's build for Node. */
export interface RemotePages {
  readonly pages: Readonly<Record<string, unknown>>;
  addresses(): readonly string[];
  /** Missing in builds from before the feed existed. */
  feed?(): readonly FeedProduct[];
}

export function readHostFiles(folder: string): HostFiles {
  return JSON.parse(readFileSync(join(folder, BOOT_FILE), 'utf8')) as HostFiles;
}

/**
 * Runs an app's build for Node as a CommonJS module.
 *
 * @param shared for a remote: the host's instances of the shared packages
 */
export function loadPages<Pages>(folder: string, shared: Shared = {}): Pages {
  const file = join(folder, PAGES_FILE);
  const module = { exports: {} };
  const wrapper = vm.runInThisContext(
    `(function (module, exports, require) {${readFileSync(file, 'utf8')}\n})`,
    { filename: file },
  ) as (target: typeof module, exports: object, required: (name: string) => unknown) => void;
  const requireShared = (name: string): unknown =>
    Object.hasOwn(shared, name) ? shared[name] : require(name);
  wrapper(module, module.exports, requireShared);
  return module.exports as Pages;
}
