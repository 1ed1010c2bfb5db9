import { getInstance } from '@module-federation/enhanced/runtime';
import type { PageFile } from './manifest';
import { remoteOf, type PageId } from './pageId';

/** The container that a remote's entry defines as a global; every build of Module Federation has these two methods. */
interface Container {
  /** Receives the page's shared packages. */
  init(scope: object, visited: unknown[], options: InitOptions): unknown;
  /** @returns the module's factory */
  get(module: string): Promise<() => unknown>;
}

/**
 * The options that a container of the enhanced runtime reads beside the share scope, as in that runtime's own loader.
 */
interface InitOptions {
  readonly shareScopeKeys: string;
  readonly shareScopeMap: object;
}

/** The runtime's global for all builds on the page. */
interface FederationGlobal {
  readonly __INSTANCES__: { readonly name: string }[];
}

const initiated = new WeakMap<Container, Promise<unknown>>();

/**
 * Runs a page of a container whose files are in the document. The federation runtime could do so too, but only with its own
 * loader of remotes, which is 8 KB that nothing else here uses.
 *
 * @returns what the page's module exports
 */
export async function runContainer(page: PageId, entry: PageFile): Promise<unknown> {
  const name = remoteOf(page);
  const container = Reflect.get(globalThis, name) as Container | undefined;
  if (!container) throw new Error(`${entry.url} does not define ${name}.`);
  await initiate(container);
  const create = await container.get(`.${page.slice(name.length)}`);
  return create();
}

/** Initializes a container with the shared packages, once. */
function initiate(container: Container): Promise<unknown> {
  let result = initiated.get(container);
  if (!result) {
    const shareScopeMap = getInstance()?.shareScopeMap ?? {};
    const options = { shareScopeKeys: 'default', shareScopeMap };
    // A synchronous error counts as a failure too.
    result = Promise.resolve().then(() => container.init(shareScopeMap.default ?? {}, [], options));
    result.catch(() => initiated.delete(container));
    initiated.set(container, result);
  }
  return result;
}

/**
 * Has the page forget a container, so that another release can run in its place: what its runtime keeps on the page goes, and
 * the list in which webpack's runtime keeps its chunks, which another release would take for its own.
 */
export function forgetContainer(name: string): void {
  Reflect.set(globalThis, name, undefined);
  Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
  const { __INSTANCES__: instances } = Reflect.get(
    globalThis,
    '__FEDERATION__',
  ) as FederationGlobal;
  const index = instances.findIndex((instance) => instance.name === name);
  if (index >= 0) instances.splice(index, 1);
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {})) {
    for (const [version, { from, loaded }] of Object.entries(versions)) {
      if (from === name && !loaded) Reflect.deleteProperty(versions, version);
    }
  }
}
