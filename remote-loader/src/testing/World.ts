import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import {
  createRemoteLoader,
  type LoaderOptions,
  type RemoteLoader,
} from '../createRemoteLoader.ts';
import type { RemoteEvent } from '../events.ts';
import type { PageFile } from '../releaseFiles.ts';
import type { PageDocument } from '../pageDocument.ts';
import { POINTER_FORMAT, type PointerEntry } from '../formats/pointer.ts';
import { aborted, GONE, manifestText, slowResponse, type Answer } from './answers.ts';
import { storageIn } from './storageIn.ts';
import { settle, StillClock } from './StillClock.ts';
import { integrityOf } from '../build/integrityOf.ts';

export { settle };

/** The remote under test, its pages, and the page of another remote. */
export const REMOTE = 'mfe_cart_checkout';
export const CART = 'mfe_cart_checkout/Cart';
export const CHECKOUT = 'mfe_cart_checkout/Checkout';
export const ACCOUNT = 'mfe_account_auth/Account';

export const MANIFEST = 'mf-manifest.json';
export const ENTRY = 'assets/remoteEntry.abc.js';

/** The exports of a release's pages: an error is thrown, and a promise is awaited. */
type Exports = Readonly<Record<string, unknown>>;

let worlds = 0;

/**
 * Simulates a shop's servers and the browser for the loader, without network and document, with a clock that tests
 * advance. The federation runtime is real.
 */
export class World {
  /** Part of all addresses, because all instances of the runtime share a cache by address. */
  readonly id = `w${(worlds += 1)}`;
  readonly clock = new StillClock();
  readonly events: RemoteEvent[] = [];
  readonly requests: string[] = [];
  readonly runtime: ModuleFederation;
  readonly stored = new Map<string, string>();
  readonly visitor = new Map<string, string>();
  readonly files = new Map<string, string>();
  readonly exports = new Map<string, Exports>();
  readonly loader: RemoteLoader<() => null>;
  private readonly broken = new Map<string, { answer: Answer; times: number }>();
  private readonly registrations: jest.SpiedFunction<ModuleFederation['registerRemotes']>;
  origins: ReadonlySet<string> = new Set();
  reloads = 0;
  hasStorage = true;
  pointer: Record<string, Partial<PointerEntry>> = {};
  settings: object = {};

  constructor(
    options: Pick<LoaderOptions<unknown>, 'mayBeDevelopment'> = {},
    /** The releases that the document was made of. */
    running: (world: World) => LoaderOptions<unknown>['running'] = () => ({}),
  ) {
    // Node computes digests in another thread, so their timing is not deterministic.
    jest.spyOn(crypto.subtle, 'digest').mockImplementation((_algorithm, data) => {
      const hash = createHash('sha384').update(new Uint8Array(data as ArrayBuffer));
      return Promise.resolve(new Uint8Array(hash.digest()).buffer);
    });
    this.publish(REMOTE, 1, { Cart: page, Checkout: page });
    this.publish('mfe_account_auth', 1, { Account: page });
    this.runtime = createInstance({ name: `host_${this.id}`, remotes: [] });
    this.provide({ react: '19.3.1', 'shared-state': '1.2.0' });
    this.registrations = jest.spyOn(this.runtime, 'registerRemotes');
    // The runtime warns when a remote is registered again.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    this.loader = createRemoteLoader({
      pointer: '/release.json',
      prefix: 'weft.',
      isPage: (exported): exported is () => null => typeof exported === 'function',
      onEvent: (event) => void this.events.push(event),
      tabStorage: () => {
        if (!this.hasStorage) throw new DOMException('Storage is forbidden here.');
        return storageIn(this.stored);
      },
      visitorStorage: () => storageIn(this.visitor),
      environment: {
        runtime: this.runtime,
        document: this.document(),
        fetch: this.fetch,
        clock: this.clock,
        reload: () => void (this.reloads += 1),
      },
      running: running(this) ?? {},
      ...options,
    });
  }

  provide(versions: Readonly<Record<string, string>>): void {
    for (const [name, version] of Object.entries(versions)) {
      this.runtime.options.shared[name] = [
        { version } as (typeof this.runtime.options.shared)[string][number],
      ];
    }
  }

  get forgotten(): string[] {
    const names = this.registrations.mock.calls.flatMap(([all]) => all.map(({ name }) => name));
    return names.filter((name, index) => names.indexOf(name) < index);
  }

  /** Puts a release of a remote on its server and into the pointer, with the previous release as `previous`. */
  publish(
    remote: string,
    number: number,
    exports: Exports,
    {
      shared = [{ name: 'react', requiredVersion: '^19.3.1' }],
      routes,
    }: { shared?: object[]; routes?: unknown } = {},
  ): void {
    const base = this.folder(remote, number);
    const names = Object.keys(exports);
    const integrity: Record<string, string> = {};
    for (const file of [ENTRY, ...names.flatMap(filesOf)]) {
      const body = `${remote} ${number} ${file}`;
      integrity[file] = integrityOf(body);
      this.files.set(base + file, body);
    }
    const manifest = manifestText(remote, names, { integrity, shared, routes });
    const url = base + MANIFEST;
    this.files.set(url, manifest);
    this.exports.set(base + ENTRY, exports);
    const { manifest: before, integrity: hash } = this.pointer[remote] ?? {};
    const pointerEntry = { manifest: url, integrity: integrityOf(manifest) };
    this.pointer[remote] =
      before && hash
        ? { ...pointerEntry, previous: { manifest: before, integrity: hash } }
        : pointerEntry;
  }

  deploy(number = 2): void {
    this.publish(REMOTE, number, { Cart: page, Checkout: page });
  }

  folder(remote: string, number: number): string {
    return `https://${hostOf(remote)}.example/${this.id}/${number}/`;
  }

  /** The address of a file in a release of the cart. */
  cart(file: string, number = 1): string {
    return this.folder(REMOTE, number) + file;
  }

  breaks(url: string, answer: Answer, times = Infinity): () => void {
    this.broken.set(url, { answer, times });
    return () => void this.broken.delete(url);
  }

  async visit(id: string): Promise<string> {
    this.loader.visit(id);
    await settle();
    return this.stateOf(id);
  }

  async retry(id: string): Promise<string> {
    this.loader.retry(id, 'shopper');
    await settle();
    return this.stateOf(id);
  }

  async show(id: string): Promise<void> {
    await this.visit(id);
    this.loader.reportShown(id);
  }

  stateOf(id: string): string {
    const state = this.loader.stateOf(id);
    return state.kind === 'loading' && state.isSlow ? 'slow' : state.kind;
  }

  eventLog(): string[] {
    return this.events.map((event) =>
      'page' in event ? `${event.type} ${event.page}` : event.type,
    );
  }

  released(remote = REMOTE): string | null {
    return this.loader.releaseOf(remote);
  }

  timesAsked(request: string): number {
    return this.requests.filter((asked) => asked === request).length;
  }

  /** The event of the first release that was replaced by another. */
  healed(): RemoteEvent | undefined {
    return this.events.find(({ type }) => type === 'healed');
  }

  reason(): string {
    const event = this.events.findLast(({ type }) => type === 'failed' || type === 'healed');
    return event && 'reason' in event ? event.reason : '';
  }

  private readonly fetch = async (
    input: RequestInfo | URL,
    { signal, cache = 'default' }: RequestInit = {},
  ): Promise<Response> => {
    const url = input as string;
    // The browser's cache could have an older pointer or manifest.
    const caches = url.endsWith('.json') ? ['no-cache', 'reload'] : ['default', 'reload'];
    if (!caches.includes(cache)) throw new Error(`${url} is requested with cache: ${cache}`);
    this.requests.push(cache === 'reload' ? `${url} reload` : url);
    return this.respond(url, signal);
  };

  pointerText(): string {
    const { settings, pointer: remotes } = this;
    return JSON.stringify({ format: POINTER_FORMAT, settings, remotes });
  }

  private answerTo(url: string): Answer {
    const broken = this.broken.get(url);
    if (broken) {
      broken.times -= 1;
      if (broken.times === 0) this.broken.delete(url);
      return broken.answer;
    }
    const body = url === '/release.json' ? this.pointerText() : this.files.get(url);
    return body === undefined ? GONE : { status: 200, body };
  }

  private async respond(url: string, signal: AbortSignal | null | undefined): Promise<Response> {
    const answer = this.answerTo(url);
    if ('refuses' in answer) throw new TypeError('Failed to fetch');
    if ('hangs' in answer) return aborted(signal);
    if ('status' in answer) return new Response(answer.body ?? '', { status: answer.status });
    return slowResponse(answer, (milliseconds) => this.pause(milliseconds, signal));
  }

  private document(): PageDocument {
    const inserted = new Set<string>();
    return {
      insert: async ({ url }: PageFile, signal: AbortSignal) => {
        this.requests.push(url);
        const response = await this.respond(url, signal);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${url} could not be loaded.`);
        // A script that is inserted twice would run twice.
        if (inserted.has(url)) throw new Error(`${url} is in the document already.`);
        inserted.add(url);
        this.execute(url);
      },
      remove: (urls) => urls.forEach((url) => inserted.delete(url)),
      allowOrigins: (origins) => void (this.origins = origins),
    };
  }

  private execute(url: string): void {
    const exports = this.exports.get(url);
    if (!exports) return;
    const remote = url.includes(hostOf(REMOTE)) ? REMOTE : 'mfe_account_auth';
    const get = async (name: string): Promise<() => unknown> => {
      const component = await exports[name.slice(2)];
      if (component instanceof Error) throw component;
      return () => ({ default: component });
    };
    Reflect.set(globalThis, remote, { init: () => undefined, get });
  }

  private pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
    const passed = new Promise<void>((resolve) => void this.clock.after(milliseconds, resolve));
    return Promise.race([passed, aborted(signal)]);
  }
}

function hostOf(remote: string): string {
  return remote.replaceAll('_', '-');
}

function filesOf(page: string): string[] {
  return [`assets/${page}.js`, `assets/${page}.css`];
}

export function page(): null {
  return null;
}
