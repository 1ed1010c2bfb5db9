import type { PageFile } from './releaseFiles.ts';
import type { PageDocument } from './pageDocument.ts';
import { SLOW_AFTER, type Clock } from './waiting.ts';

export class IntegrityError extends Error {
  override readonly name = 'IntegrityError';

  constructor(url: string) {
    super(`${url} is not the file that was released: its integrity differs.`);
  }
}

export interface DownloadOptions {
  /** `reload` bypasses the browser's cache, which may have a broken copy or a hanging request. */
  readonly cache: RequestCache;
  /** The required hash, as subresource integrity; empty if any content is accepted. */
  readonly integrity: string;
  readonly signal: AbortSignal;
  readonly onProgress: () => void;
}

/**
 * Downloads a file in chunks, also into the browser's cache. If the connection breaks, the file is requested once more, at
 * once. An error response is definite and not retried.
 *
 * @throws if the response is an error, the connection breaks twice, or the content differs
 */
export async function download(
  fetch: typeof globalThis.fetch,
  url: string,
  options: DownloadOptions,
): Promise<ArrayBuffer> {
  try {
    return await downloadOnce(fetch, url, options);
  } catch (error) {
    // A TypeError is the Fetch standard's network error; problems of a response are an `Error`.
    if (!(error instanceof TypeError) || options.signal.aborted) throw error;
    return downloadOnce(fetch, url, options);
  }
}

/**
 * The hash is checked here and not by `fetch`, which would withhold the content until the last chunk: a slow connection
 * would look like a dead one.
 */
async function downloadOnce(
  fetch: typeof globalThis.fetch,
  url: string,
  { cache, integrity, signal, onProgress }: DownloadOptions,
): Promise<ArrayBuffer> {
  // Without TLS there are no digests; then `fetch` checks the hash, without progress.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  const response = await fetch(url, { cache, integrity: subtle ? '' : integrity, signal });
  onProgress();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      onProgress();
      controller.enqueue(piece);
    },
  });
  const content = await new Response(response.body?.pipeThrough(watch)).arrayBuffer();
  if (subtle && integrity && (await hashOf(subtle, content)) !== integrity) {
    throw new IntegrityError(url);
  }
  return content;
}

async function hashOf(subtle: SubtleCrypto, content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** The services for loading files; all releases share one set. */
export interface FileServices {
  readonly document: PageDocument;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** URLs of files that failed: the browser's cache may have a broken copy, or a hanging request. */
  readonly suspects: Set<string>;
}

interface LoadOptions extends Pick<DownloadOptions, 'signal' | 'onProgress'> {
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
  options: LoadOptions,
): Promise<void> {
  const { fetch, suspects } = services;
  const { url, integrity } = file;
  const isSuspect = suspects.has(url);
  // Removed once it is loaded: if this request is aborted, the next one bypasses the cache.
  suspects.add(url);
  try {
    if (isSuspect) await download(fetch, url, { ...options, integrity, cache: 'reload' });
    await insert(file, services, options);
    suspects.delete(url);
  } catch (error) {
    if (options.signal.aborted || isSuspect) throw error;
    options.onRetry();
    await loadFile(file, services, options);
  }
}

/**
 * An element reports no progress. If it is slow, a second request for the same file reports the progress; the
 * browser's cache serves both from one download.
 */
async function insert(file: PageFile, services: FileServices, options: LoadOptions): Promise<void> {
  const cancelWatch = services.clock.after(SLOW_AFTER, () => {
    // Its failure is ignored: the element's own request is still pending.
    const { url, integrity } = file;
    download(services.fetch, url, { ...options, integrity, cache: 'default' }).catch(
      () => undefined,
    );
  });
  await services.document.insert(file, options.signal).finally(cancelWatch);
}
