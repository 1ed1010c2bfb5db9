import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import {
  createRemoteLoader,
  type LoaderOptions,
  type RemoteLoader,
} from '../createRemoteLoader.ts';
import type { RemoteEvent } from '../events.ts';
import { remoteOf, type PageFile } from '../releaseFiles.ts';
import type { PageDocument } from '../pageDocument.ts';
import { POINTER_FORMAT, type PointerLine } from '../formats/pointer.ts';
import { aborted, manifestText, type Answer } from './answers.ts';
import { StillClock } from './StillClock.ts';
import { integrityOf } from '../build/integrityOf.ts';

export { settle } from './StillClock.ts';

/** The pages of the remotes under test. */
export const CART = 'mfe_cart_checkout/Cart';
export const CHECKOUT = 'mfe_cart_checkout/Checkout';
export const ACCOUNT = 'mfe_account_auth/Account';

/** The exports of a release's pages: an error is thrown, a promise is awaited, and `hangs` never settles. */
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
  /** Remotes that were registered again. */
  readonly forgotten: string[] = [];
  readonly runtime: ModuleFederation;
  readonly stored = new Map<string, string>();
  readonly visitor = new Map<string, string>();
  readonly answers = new Map<string, Answer>();
  readonly exports = new Map<string, Exports>();
  readonly loader: RemoteLoader<() => null>;
  private readonly left = new Map<string, { times: number; restore: () => void }>();
  origins: ReadonlySet<string> = new Set();
  reloads = 0;
  hasStorage = true;
  /** The lines of the release pointer. */
  pointer: Record<string, Partial<PointerLine>> = {};
  /** The settings of the release pointer. */
  settings: object = {};

  constructor(
    options: Partial<Pick<LoaderOptions<unknown>, 'mayBeDevelopment' | 'amend'>> = {},
    /** The releases that the document was made of. */
    running: (world: World) => LoaderOptions<unknown>['running'] = () => ({}),
  ) {
    // Node computes digests in another thread, so their timing is not deterministic.
    jest.spyOn(crypto.subtle, 'digest').mockImplementation((_algorithm, data) => {
      const hash = createHash('sha384').update(data as Uint8Array);
      return Promise.resolve(new Uint8Array(hash.digest()).buffer);
    });
    this.publish('mfe_cart_checkout', 1, { Cart: page, Checkout: page });
    this.publish('mfe_account_auth', 1, { Account: page });
    this.runtime = createInstance({ name: `host_${this.id}`, remotes: [] });
    this.provide({ react: '19.3.1', 'shared-state': '1.2.0' });
    const registered = new Set<string>();
    this.runtime.registerPlugins([
      {
        name: 'registrations',
        registerRemote: (registration) => {
          const { name } = registration.remote;
          if (registered.has(name)) this.forgotten.push(name);
          registered.add(name);
          return registration;
        },
      },
    ]);
    // The runtime warns when a remote is registered again.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    this.loader = createRemoteLoader({
      pointer: '/release.json',
      prefix: 'weft.',
      isPage,
      onEvent: (event) => void this.events.push(event),
      tabStorage: () => {
        if (!this.hasStorage) throw new DOMException('Storage is forbidden here.');
        return {
          getItem: (key) => this.stored.get(key) ?? null,
          setItem: (key, value) => void this.stored.set(key, value),
        };
      },
      visitorStorage: () => ({
        getItem: (key) => this.visitor.get(key) ?? null,
        setItem: (key, value) => void this.visitor.set(key, value),
      }),
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

  /** Sets the versions of packages that the host shares. */
  provide(versions: Readonly<Record<string, string>>): void {
    for (const [name, version] of Object.entries(versions)) {
      this.runtime.options.shared[name] = [
        { version } as (typeof this.runtime.options.shared)[string][number],
      ];
    }
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
    const files = Object.keys(exports).flatMap((name) => [`${name}.js`, `${name}.css`]);
    const integrity: Record<string, string> = {};
    for (const file of ['remoteEntry.abc.js', ...files]) {
      const body = `${remote} ${number} ${file}`;
      integrity[`assets/${file}`] = integrityOf(body);
      this.answers.set(`${base}assets/${file}`, { status: 200, body });
    }
    const names = Object.keys(exports);
    const manifest = manifestText(remote, names, { integrity, shared, routes });
    const url = `${base}mf-manifest.json`;
    this.answers.set(url, { status: 200, body: manifest });
    this.exports.set(`${base}assets/remoteEntry.abc.js`, exports);
    const { manifest: before, integrity: hash } = this.pointer[remote] ?? {};
    const line = { manifest: url, integrity: integrityOf(manifest) };
    this.pointer[remote] =
      before && hash ? { ...line, previous: { manifest: before, integrity: hash } } : line;
  }

  folder(remote: string, number: number): string {
    return `https://${hostOf(remote)}.example/${this.id}/${number}/`;
  }

  /** The address of a file in a release of the cart. */
  cart(file: string, number = 1): string {
    return this.folder('mfe_cart_checkout', number) + file;
  }

  /**
   * Replaces the responses of an address, until the returned function is called or `times` responses were given.
   */
  breaks(url: string, answer: Answer, times = Infinity): () => void {
    const before = this.answers.get(url);
    this.answers.set(url, answer);
    const restore = (): void => {
      this.left.delete(url);
      if (before) this.answers.set(url, before);
      else this.answers.delete(url);
    };
    this.left.set(url, { times, restore });
    return restore;
  }

  stateOf(id: string): string {
    const state = this.loader.stateOf(id);
    return state.kind === 'loading' && state.isSlow ? 'slow' : state.kind;
  }

  /** The events, without times. */
  eventLog(): string[] {
    return this.events.map((event) =>
      'page' in event ? `${event.type} ${event.page}` : event.type,
    );
  }

  /** The reason of the latest failure. */
  reason(): string {
    const event = this.events.findLast(({ type }) => type === 'failed' || type === 'healed');
    return event && 'reason' in event ? event.reason : '';
  }

  private readonly fetch = async (
    input: RequestInfo | URL,
    { signal, cache }: RequestInit = {},
  ): Promise<Response> => {
    const url = input as string;
    this.requests.push(cache === 'reload' ? `${url} reload` : url);
    const answer = this.answerTo(url);
    if ('refuses' in answer) throw new TypeError('Failed to fetch');
    if ('hangs' in answer) return aborted(signal);
    if ('status' in answer) return new Response(answer.body ?? '', { status: answer.status });
    const { body, pauses, breaksOff } = answer;
    const piece = Math.ceil(body.length / pauses.length);
    let index = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const pause = pauses[index];
        if (pause === undefined) {
          if (breaksOff) controller.error(new TypeError('network error'));
          else controller.close();
          return;
        }
        await this.pause(pause, signal);
        controller.enqueue(new TextEncoder().encode(body.slice(index * piece, ++index * piece)));
      },
    });
    return new Response(stream);
  };

  /** The JSON of the release pointer. */
  pointerText(): string {
    const { settings, pointer: remotes } = this;
    return JSON.stringify({ format: POINTER_FORMAT, settings, remotes });
  }

  private answerTo(url: string): Answer {
    const answer = this.plainAnswerTo(url);
    const left = this.left.get(url);
    if (left && (left.times -= 1) === 0) left.restore();
    return answer;
  }

  private plainAnswerTo(url: string): Answer {
    if (url === '/release.json' && !this.answers.has(url)) {
      return { status: 200, body: this.pointerText() };
    }
    return this.answers.get(url) ?? { status: 404 };
  }

  private document(): PageDocument {
    const inserted = new Set<string>();
    return {
      insert: async ({ url }: PageFile, signal: AbortSignal) => {
        this.requests.push(url);
        const answer = this.answerTo(url);
        if ('hangs' in answer) return aborted(signal);
        if ('refuses' in answer || 'breaksOff' in answer)
          throw new Error(`${url} could not be loaded.`);
        if ('pauses' in answer) {
          for (const pause of answer.pauses) await this.pause(pause, signal);
        } else if (answer.status !== 200) throw new Error(`${url} could not be loaded.`);
        // A script that is inserted twice would run twice.
        if (inserted.has(url)) throw new Error(`${url} is in the document already.`);
        inserted.add(url);
        this.execute(url);
      },
      remove: (urls) => urls.forEach((url) => inserted.delete(url)),
      allowOrigins: (origins) => void (this.origins = origins),
    };
  }

  /** Runs a script: an entry defines its container. */
  private execute(url: string): void {
    const exports = this.exports.get(url);
    if (!exports) return;
    const names = Object.keys(this.pointer);
    // A development server's address does not contain the remote's name; it is the cart's.
    const remote = names.find((name) => url.includes(hostOf(name))) ?? remoteOf(CART);
    const page = async (exported: unknown): Promise<() => unknown> => {
      if (exported === 'hangs') return new Promise(() => undefined);
      if (exported instanceof Error) throw exported;
      const component: unknown = await exported;
      return () => ({ default: component });
    };
    Reflect.set(globalThis, remote, {
      init: () => undefined,
      get: (name: string) => page(exports[name.slice(2)]),
    });
  }

  private pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
    const passed = new Promise<void>((resolve) => void this.clock.after(milliseconds, resolve));
    return Promise.race([passed, ...(signal ? [aborted(signal)] : [])]);
  }
}

function hostOf(remote: string): string {
  return remote.replaceAll('_', '-');
}

function isPage(exported: unknown): exported is () => null {
  return typeof exported === 'function' || '$$typeof' in Object(exported);
}

/** A page's component. */
export function page(): null {
  return null;
}
