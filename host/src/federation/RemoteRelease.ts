import type { Release } from 'tooling/release-pointer';
import type { FederationRuntime } from './FederationRuntime';
import type { Leg } from './Leg';
import {
  contractBreach,
  filesOf,
  nameOfRelease,
  type KnownRelease,
  type PageFile,
} from './manifest';
import type { PageFiles } from './PageFiles';
import { isComponent, type PageId } from './pageId';
import { readRelease, type ReleaseReader } from './releases';
import { SharedRequest } from './SharedRequest';
import type { ReadyPage } from './states';

/** The services for loading a release. */
export interface ReleaseServices extends ReleaseReader {
  readonly runtime: FederationRuntime;
  readonly files: PageFiles;
}

/** A loaded page with its release. */
export interface LoadedPage {
  readonly ready: ReadyPage;
  readonly release: KnownRelease;
}

/** One release of a remote, from its selection until its code is removed. */
export class RemoteRelease {
  /** Its code ran and failed: it has to be removed before anything of it runs again. */
  isBroken = false;
  private known: KnownRelease | null = null;
  private readonly manifest: SharedRequest<KnownRelease>;
  /** The URLs of all requested files. */
  private readonly urls = new Set<string>();

  constructor(
    release: Release,
    private readonly services: ReleaseServices,
  ) {
    this.manifest = new SharedRequest(async (waiter) => {
      this.known = await readRelease(services, release, waiter);
      return this.known;
    });
  }

  /** Such as `7 1.0.0 8f5fc872d1bb`; null until its manifest is loaded. */
  get name(): string | null {
    return this.known && nameOfRelease(this.known);
  }

  /** Whether a stack or an address names a file of this release. */
  isNamedIn(text: string): boolean {
    return this.known !== null && text.includes(new URL('.', this.known.manifest).href);
  }

  /**
   * Loads a page and runs its code.
   *
   * @param onRetry called before the second request for a failed file
   * @throws if it can't be loaded, does not fit the host, or its code fails; the leg's reason once that has ended
   */
  async load(id: PageId, leg: Leg, onRetry: (kind: PageFile['kind']) => void): Promise<LoadedPage> {
    const { runtime, files } = this.services;
    const release = await this.manifest.join(leg);
    const breach = contractBreach(release.content, runtime.provided());
    if (breach) throw new Error(`${release.manifest} does not fit the host. ${breach}`);
    const needed = filesOf(id, release);
    for (const { url } of needed) this.urls.add(url);
    await Promise.all(needed.map((file) => files.bring(file, leg, () => onRetry(file.kind))));
    try {
      const component = componentOf(id, await leg.race(runtime.run(id, needed[0])));
      return { ready: { kind: 'ready', component, integrity: release.integrity }, release };
    } catch (error) {
      files.distrust(needed);
      this.isBroken = true;
      throw error;
    }
  }

  /** Removes its code from the document, so that another release can run in its place. */
  forget(remote: string): void {
    this.services.runtime.forget(remote, [...this.urls]);
    this.services.files.forget(this.urls);
  }
}

/** @throws if the module's default export is no component */
function componentOf(id: PageId, module: unknown): ReadyPage['component'] {
  const component = (module as { default?: unknown } | null)?.default;
  if (!isComponent(component)) throw new Error(`${id} exports no component.`);
  return component;
}
