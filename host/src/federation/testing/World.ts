import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import { POINTER_FORMAT, type PointerLine } from 'tooling/release-pointer';
import { createRemoteLoader, type LoaderOptions, type RemoteLoader } from '../createRemoteLoader';
import type { FederationRuntime } from '../FederationRuntime';
import { raceSignal } from '../Leg';
import type { PageFile } from '../manifest';
import type { PageId } from '../pageId';
import type { RemoteEvent } from '../remoteEvents';
import { StillClock } from './StillClock';

export { settle } from './StillClock';

/** What a server makes of a request. */
export type Answer =
  | { readonly status: number; readonly body?: string }
  | { readonly refuses: true }
  | { readonly hangs: true }
  /** Pieces of the body, one after each pause in milliseconds; then its end, or the connection's. */
  | { readonly body: string; readonly pauses: readonly number[]; readonly breaksOff?: true };

/** The pages of the remotes under test. */
export const CART: PageId = 'mfe_cart_checkout/Cart';
export const CHECKOUT: PageId = 'mfe_cart_checkout/Checkout';
export const ACCOUNT: PageId = 'mfe_account_auth/Account';

/** What pages export in a release: an error is thrown, a promise is waited for, and `hangs` never settles. */
type Exports = Readonly<Record<string, unknown>>;

/** The shop's servers and browser as the loader sees them: no network, no document, and a clock that a test moves. */
export class World {
  readonly clock = new StillClock();
  readonly events: RemoteEvent[] = [];
  readonly requests: string[] = [];
  readonly forgotten: string[] = [];
  readonly stored = new Map<string, string>();
  readonly visitor = new Map<string, string>();
  readonly answers = new Map<string, Answer>();
  readonly exports = new Map<string, Exports>();
  readonly loader: RemoteLoader;
  private readonly left = new Map<string, { times: number; mend: () => void }>();
  origins: ReadonlySet<string> = new Set();
  reloads = 0;
  hasStorage = true;
  provided: Record<string, string> = { react: '19.3.1', 'shared-state': '1.2.0' };
  /** The lines of the release pointer. */
  pointer: Record<string, Partial<PointerLine>> = {};
  /** Its settings. */
  settings: object = {};

  constructor(
    options: Partial<Pick<LoaderOptions, 'longestWait' | 'mayBeDevelopment' | 'shellIsShown'>> = {},
  ) {
    // Node's own digests come from another thread, whenever they please.
    jest.spyOn(crypto.subtle, 'digest').mockImplementation((_algorithm, data) => {
      const { buffer } = new Uint8Array(
        createHash('sha384')
          .update(data as Uint8Array)
          .digest(),
      );
      return Promise.resolve(buffer);
    });
    this.publish('mfe_cart_checkout', 1, { Cart: page, Checkout: page });
    this.publish('mfe_account_auth', 1, { Account: page });
    this.loader = createRemoteLoader({
      runtime: this.runtime(),
      fetch: this.fetch,
      clock: this.clock,
      storage: () => {
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
      reload: () => void (this.reloads += 1),
      dispatch: (event) => void this.events.push(event),
      ...options,
    });
  }

  /** Puts a release of a remote on its server and into the pointer, the one before it as `previous`. */
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
      integrity[`assets/${file}`] = hashOf(body);
      this.answers.set(`${base}assets/${file}`, { status: 200, body });
    }
    const manifest = JSON.stringify({
      metaData: {
        remoteEntry: { name: 'assets/remoteEntry.abc.js' },
        buildInfo: { buildVersion: '1.0.0' },
        integrity,
        routes,
      },
      exposes: Object.keys(exports).map((name) => ({
        name,
        assets: { js: { sync: [`assets/${name}.js`] }, css: { sync: [`assets/${name}.css`] } },
      })),
      shared,
    });
    const url = `${base}mf-manifest.json`;
    this.answers.set(url, { status: 200, body: manifest });
    this.exports.set(`${base}assets/remoteEntry.abc.js`, exports);
    const { manifest: before, integrity: hash } = this.pointer[remote] ?? {};
    const line = { manifest: url, integrity: hashOf(manifest) };
    this.pointer[remote] =
      before && hash ? { ...line, previous: { manifest: before, integrity: hash } } : line;
  }

  folder(remote: string, number: number): string {
    return `https://${remote.replaceAll('_', '-')}.example/${number}/`;
  }

  /** The address of a file of a release of the cart. */
  cart(file: string, number = 1): string {
    return this.folder('mfe_cart_checkout', number) + file;
  }

  /** Breaks the answers to an address, until what it returns is called or that many were given. */
  breaks(url: string, answer: Answer, times = Infinity): () => void {
    const before = this.answers.get(url);
    this.answers.set(url, answer);
    const mend = (): void => {
      this.left.delete(url);
      if (before) this.answers.set(url, before);
      else this.answers.delete(url);
    };
    this.left.set(url, { times, mend });
    return mend;
  }

  stateOf(id: PageId): string {
    const state = this.loader.stateOf(id);
    return state.kind === 'loading' && state.isSlow ? 'slow' : state.kind;
  }

  /** What happened, without times. */
  told(): string[] {
    return this.events.map((event) =>
      'page' in event ? `${event.type} ${event.page}` : event.type,
    );
  }

  /** Why the newest failure happened. */
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

  /** The release pointer as it is served. */
  pointerText(): string {
    const { settings, pointer: remotes } = this;
    return JSON.stringify({ format: POINTER_FORMAT, settings, remotes });
  }

  private answerTo(url: string): Answer {
    const answer = this.plainAnswerTo(url);
    const left = this.left.get(url);
    if (left && (left.times -= 1) === 0) left.mend();
    return answer;
  }

  private plainAnswerTo(url: string): Answer {
    if (url === '/release.json' && !this.answers.has(url)) {
      return { status: 200, body: this.pointerText() };
    }
    return this.answers.get(url) ?? { status: 404 };
  }

  private runtime(): FederationRuntime {
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
        // A script that is there twice would run twice.
        if (inserted.has(url)) throw new Error(`${url} is in the document already.`);
        inserted.add(url);
      },
      run: async (id, entry) => {
        const [, name = ''] = id.split('/');
        if (!inserted.has(entry.url)) throw new Error(`${entry.url} is not in the document.`);
        const exported = this.exports.get(entry.url)?.[name];
        if (exported === 'hangs') return new Promise(() => undefined);
        if (exported instanceof Promise) return { default: (await exported) as unknown };
        if (exported instanceof Error) throw exported;
        return { default: exported };
      },
      forget: (remote, urls) => {
        this.forgotten.push(remote);
        urls.forEach((url) => inserted.delete(url));
      },
      allowOrigins: (origins) => void (this.origins = origins),
      provided: () => this.provided,
    };
  }

  private pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
    const passed = new Promise<void>((resolve) => this.clock.after(milliseconds, resolve));
    return signal ? raceSignal(passed, signal) : passed;
  }
}

/** The hash of a text as subresource integrity. */
export function hashOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** A page's component. */
export function page(): null {
  return null;
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const handleAbort = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) handleAbort();
    signal?.addEventListener('abort', handleAbort);
  });
}
