import type { Clock } from './Clock';
import { download } from './download';
import type { FederationRuntime } from './FederationRuntime';
import type { Leg } from './Leg';
import type { PageFile } from './manifest';
import { SLOW_AFTER, type Patience } from './Patience';
import { SharedRequest, type Waiter } from './SharedRequest';

interface Services {
  readonly runtime: FederationRuntime;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly patience: Patience;
}

/** The files of the pages: which are in the document, and which must be asked for past the browser's cache. */
export class PageFiles {
  /** By address; one that several pages need, such as their remote's entry, comes once. */
  private readonly requests = new Map<string, SharedRequest<void>>();
  /** Addresses of files that failed: the browser's cache may hold a broken copy, or a request that hangs. */
  private readonly suspects = new Set<string>();

  constructor(private readonly services: Services) {}

  /**
   * Gets a file into the document, unless it is there.
   *
   * @param onRetry called before a file that failed is asked for a second time (FAULTS 15)
   * @throws when it can't be had, or the leg's reason when that is over
   */
  async bring(file: PageFile, leg: Leg, onRetry: () => void): Promise<void> {
    let request = this.requests.get(file.url);
    if (!request) {
      request = new SharedRequest((waiter) => this.load(file, waiter, onRetry));
      this.requests.set(file.url, request);
    }
    await request.join(leg);
    leg.progress();
  }

  /** Has these files asked for anew: they came whole, and what they held did not run. */
  distrust(files: readonly PageFile[]): void {
    for (const { url } of files) {
      this.requests.delete(url);
      this.suspects.add(url);
    }
  }

  /** These files are in the document no more. */
  forget(urls: Iterable<string>): void {
    for (const url of urls) this.requests.delete(url);
  }

  /**
   * An element does not tell why it failed. A second request past the cache does: what the server answers is definite, and a
   * connection that broke is no reason to lose the page.
   */
  private async load(file: PageFile, waiter: Waiter, onRetry: () => void): Promise<void> {
    const { url } = file;
    const { clock, patience } = this.services;
    const start = clock.now();
    const isSuspect = this.suspects.has(url);
    // Until it is here it is one: whatever ends this, the next attempt goes past the cache.
    this.suspects.add(url);
    try {
      if (isSuspect) await this.download(file, waiter, 'reload');
      await this.insert(file, waiter);
    } catch (error) {
      if (waiter.signal.aborted || isSuspect) throw error;
      onRetry();
      await this.download(file, waiter, 'reload');
      await this.insert(file, waiter);
    }
    this.suspects.delete(url);
    patience.learn(clock.now() - start);
  }

  /**
   * An element tells of its end alone. Where that takes long, a second reader of the same download tells whether anything
   * arrives: the browser's cache serves both from one request.
   */
  private async insert(file: PageFile, waiter: Waiter): Promise<void> {
    const { runtime, clock } = this.services;
    const cancelWatch = clock.after(SLOW_AFTER, () => {
      // Its failure says nothing: the element's own request is still under way.
      this.download(file, waiter, 'default').catch(() => undefined);
    });
    await runtime.insert(file, waiter.signal).finally(cancelWatch);
  }

  private async download(
    { url, integrity }: PageFile,
    { signal, progress }: Waiter,
    cache: RequestCache,
  ): Promise<void> {
    await download(this.services.fetch, url, { cache, integrity, signal, onProgress: progress });
  }
}
