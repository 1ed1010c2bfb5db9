import { download } from './download';
import type { PageFile } from './manifest';
import type { PageDocument } from './pageDocument';
import type { Clock } from './waiting';

/** In milliseconds: after this time the page counts as slow, and an element's progress is watched. */
export const SLOW_AFTER = 3_000;

/** The services for loading files; all releases share one set. */
export interface FileServices {
  readonly document: PageDocument;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** URLs of files that failed: the browser's cache may have a broken copy, or a hanging request. */
  readonly suspects: Set<string>;
}

interface Options {
  readonly signal: AbortSignal;
  /** Called whenever a part has arrived. */
  readonly onProgress: () => void;
  /** Called before the second request for a failed file. */
  readonly onRetry: () => void;
}

/**
 * Loads a file into the document. An element's error has no reason, so a failed file is requested once more past the
 * cache: a response of the server is definite, a broken connection is retried.
 *
 * @throws if it cannot be loaded, or the signal's reason
 */
export async function loadFile(
  file: PageFile,
  services: FileServices,
  options: Options,
): Promise<void> {
  const { suspects } = services;
  const isSuspect = suspects.has(file.url);
  // Removed once it is loaded: if this request is aborted, the next one bypasses the cache.
  suspects.add(file.url);
  try {
    if (isSuspect) await request(file, services, options, 'reload');
    await insert(file, services, options);
  } catch (error) {
    if (options.signal.aborted || isSuspect) throw error;
    options.onRetry();
    await request(file, services, options, 'reload');
    await insert(file, services, options);
  }
  suspects.delete(file.url);
}

/**
 * An element reports no progress. If it is slow, a second request for the same file reports the progress; the
 * browser's cache serves both from one download.
 */
async function insert(file: PageFile, services: FileServices, options: Options): Promise<void> {
  const cancelWatch = services.clock.after(SLOW_AFTER, () => {
    // Its failure is ignored: the element's own request is still pending.
    request(file, services, options, 'default').catch(() => undefined);
  });
  await services.document.insert(file, options.signal).finally(cancelWatch);
}

async function request(
  { url, integrity }: PageFile,
  { fetch }: FileServices,
  { signal, onProgress }: Options,
  cache: RequestCache,
): Promise<void> {
  await download(fetch, url, { cache, integrity, signal, onProgress });
}
