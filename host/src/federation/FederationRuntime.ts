import type { PageFile } from './manifest';
import type { PageId } from './pageId';

/** What the loader needs of the browser and of the federation runtime. */
export interface FederationRuntime {
  /**
   * Puts a script or a style sheet into the document. A page's script only registers its modules there; the style sheet's
   * classes are of that page alone: both may come ahead of need, in any order.
   *
   * @throws when it can't be had; aborted, it never runs
   */
  insert(file: PageFile, signal: AbortSignal): Promise<void>;
  /**
   * Runs a page whose files are in the document.
   *
   * @returns what the page's module exports
   */
  run(page: PageId, entry: PageFile): Promise<unknown>;
  /** Forgets a remote's code, so that another release can run in its place; the elements of its files go. */
  forget(remote: string, fileUrls: readonly string[]): void;
  /** From now on scripts are taken from these origins alone. */
  allowOrigins(origins: ReadonlySet<string>): void;
  /** The versions of shared packages that the host provides. */
  provided(): Readonly<Record<string, string>>;
}
