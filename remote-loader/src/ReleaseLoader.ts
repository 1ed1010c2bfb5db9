import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { download, IntegrityError, loadFile, type FileServices } from './download.ts';
import {
  contractBreach,
  filesOf,
  nameOfRelease,
  publishHashes,
  remoteOf,
  type KnownRelease,
  type PageFile,
} from './releaseFiles.ts';
import { parseManifest } from './formats/manifest.ts';
import type { Release } from './formats/pointer.ts';
import { Interruption, SilenceLimit } from './waiting.ts';

/** The services that releases need; all remotes share one set. */
export interface ReleaseServices extends FileServices {
  readonly runtime: ModuleFederation;
}

interface Loading {
  /** Settles when the entry has defined its container. */
  readonly container: Promise<unknown>;
  /** Settles when all files are in the document. */
  readonly whole: Promise<unknown>;
}

interface Options {
  /** The longest time without data, in milliseconds. */
  readonly limit: number;
  /** Called before the second request for a failed file of a page. */
  readonly onRetry: (page: string, kind: PageFile['kind']) => void;
}

/**
 * One release of a remote, from its selection until another release replaces it. The runtime loads its pages; the
 * plugin's hooks (plugin.ts) wait here for the manifest and for the files, which are loaded with hashes and a timeout.
 */
export class ReleaseLoader {
  /** Its code ran and failed: the runtime must discard it before any of its code runs again. */
  isBroken = false;
  private known: KnownRelease | null = null;
  private reading: Promise<KnownRelease> | null = null;
  /** By URL; a file that several pages need is loaded once. The entry's promise resolves to its container. */
  private readonly requests = new Map<string, Promise<unknown>>();
  private readonly pages = new Map<string, Promise<Loading>>();
  private readonly silence: SilenceLimit;

  constructor(
    readonly published: Release,
    private readonly services: ReleaseServices,
    private readonly options: Options,
  ) {
    this.silence = new SilenceLimit(services.clock, options.limit);
  }

  /** Such as `7 1.0.0 8f5fc872d1bb`; null until its manifest is loaded. */
  get name(): string | null {
    return this.known && nameOfRelease(this.known);
  }

  /** Whether a stack or an address names a file of this release. */
  isNamedIn(text: string): boolean {
    return text.includes(new URL('.', this.published.manifest).href);
  }

  /**
   * Loads a page and runs its code. @returns the page's exports
   *
   * @throws if it cannot be loaded, does not fit the host, or its code fails; an Interruption if loading should start
   * again
   */
  async load(page: string): Promise<unknown> {
    const loading = this.begin(page);
    this.pages.set(page, loading);
    const run = this.services.runtime.loadRemote(page);
    // In most cases the files have failed, which is reported below.
    run.catch(() => undefined);
    try {
      const { whole } = await loading;
      await whole;
    } catch (error) {
      // The runtime must finish this request before the next one.
      await this.silence.wait(() => run).catch(() => undefined);
      throw error;
    } finally {
      this.pages.delete(page);
    }
    try {
      return await this.silence.wait(() => run);
    } catch (error) {
      if (!(error instanceof Interruption)) this.reject();
      throw error;
    }
  }

  /** Its manifest. @throws if it cannot be loaded, is malformed, or does not match the hash in the pointer */
  manifest(): Promise<KnownRelease> {
    if (!this.reading) {
      this.reading = this.silence.wait((signal) => this.readManifest(signal));
      this.reading.catch(() => (this.reading = null));
    }
    return this.reading;
  }

  /** What the runtime waits for before it runs a page. */
  loading(page: string): Promise<Loading> {
    return this.pages.get(page) ?? this.begin(page);
  }

  reject(): void {
    this.isBroken = true;
    for (const url of this.requests.keys()) this.services.suspects.add(url);
  }

  /** Aborts everything that is still loading, so that it starts again. */
  interrupt(): void {
    this.silence.interrupt(new Interruption());
  }

  /** Removes its elements from the document. */
  forget(): void {
    this.interrupt();
    this.services.document.remove(new Set(this.requests.keys()));
  }

  private async readManifest(signal: AbortSignal): Promise<KnownRelease> {
    const { manifest: url, integrity } = this.published;
    const onProgress = this.silence.progress;
    const ask = (cache: RequestCache): Promise<ArrayBuffer> =>
      download(this.services.fetch, url, { cache, integrity, signal, onProgress });
    const bytes = await ask('no-cache').catch((error: unknown) => {
      // A service worker may have the manifest of another release at this address.
      if (error instanceof IntegrityError) return ask('reload');
      throw error;
    });
    const text = new TextDecoder().decode(bytes);
    this.known = { ...this.published, content: parseManifest(url, text) };
    publishHashes(this.known);
    return this.known;
  }

  /** @throws if the release does not fit the host, before any of its files is requested */
  private async begin(page: string): Promise<Loading> {
    const release = await this.manifest();
    const breach = contractBreach(release.content, provided(this.services.runtime));
    if (breach) throw new Error(`${release.manifest} does not fit the host. ${breach}`);
    const [entry, ...others] = filesOf(page, release);
    const globalName = release.content.metaData.globalName ?? remoteOf(page);
    const container = this.once(entry, () => this.defineContainer(entry, globalName, page));
    const files = others.map((file) => this.once(file, () => this.loadFile(file, page)));
    const whole = Promise.all([container, ...files]);
    // A caller may wait only for the container.
    whole.catch(() => undefined);
    return { container, whole };
  }

  private once({ url }: PageFile, load: () => Promise<unknown>): Promise<unknown> {
    const present = this.requests.get(url);
    if (present) return present;
    const request = load();
    this.requests.set(url, request);
    request.catch(() => this.requests.delete(url));
    return request;
  }

  private loadFile(file: PageFile, page: string): Promise<void> {
    const onRetry = (): void => this.options.onRetry(page, file.kind);
    const onProgress = this.silence.progress;
    return this.silence.wait((signal) =>
      loadFile(file, this.services, { signal, onProgress, onRetry }),
    );
  }

  /** An entry that throws, or is a wrong file, loads without an error but defines no container. */
  private async defineContainer(
    entry: PageFile,
    globalName: string,
    page: string,
  ): Promise<unknown> {
    const before: unknown = Reflect.get(globalThis, globalName);
    await this.loadFile(entry, page);
    const container: unknown = Reflect.get(globalThis, globalName);
    if (container && container !== before) return container;
    this.services.document.remove(new Set([entry.url]));
    this.services.suspects.add(entry.url);
    throw new Error(`${entry.url} does not define ${globalName}.`);
  }
}

function provided({ options }: ModuleFederation): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(options.shared).map(([name, [copy]]) => [name, copy?.version]),
  );
}
