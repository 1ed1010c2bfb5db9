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

/** The files of the pages: which are in the document, and which have to be loaded past the browser's cache. */
export class PageFiles {
  /** By URL; a file that several pages need, such as their remote's entry, is loaded once. */
  private readonly requests = new Map<string, SharedRequest<void>>();
  /** URLs of files that failed: the browser's cache may have a broken copy, or a request that hangs. */
  private readonly suspects = new Set<string>();

  constructor(private readonly services: Services) {}

  /**
   * Loads a file into the document, unless it is there.
   *
   * @param onRetry called before the second request for a failed file (FAULTS 15)
   * @throws if it can't be loaded, or the leg's reason once that has ended
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

  /** Marks files for loading past the cache: they were complete, but their code did not run. */
  distrust(files: readonly PageFile[]): void {
    for (const { url } of files) {
      this.requests.delete(url);
      this.suspects.add(url);
    }
  }

  /** Records that files were removed from the document. */
  forget(urls: Iterable<string>): void {
    for (const url of urls) this.requests.delete(url);
  }

  /**
   * An element's error has no reason, so a failed file is requested once more past the cache: a response of the server
   * is definite, a broken connection is retried.
   */
  private async load(file: PageFile, waiter: Waiter, onRetry: () => void): Promise<void> {
    const { url } = file;
    const { clock, patience } = this.services;
    const start = clock.now();
    const isSuspect = this.suspects.has(url);
    // Until it is loaded: if this attempt ends early, the next one goes past the cache.
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
   * An element reports no progress. If it takes long, a second request for the same file reports it; the browser's
   * cache serves both from one download.
   */
  private async insert(file: PageFile, waiter: Waiter): Promise<void> {
    const { runtime, clock } = this.services;
    const cancelWatch = clock.after(SLOW_AFTER, () => {
      // Its failure is ignored: the element's own request is still pending.
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
