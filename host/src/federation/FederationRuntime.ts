import type { PageFile } from './manifest';
import type { PageId } from './pageId';

/** The parts of the browser and of the federation runtime that the loader uses. */
export interface FederationRuntime {
  /**
   * Inserts a script or a style sheet into the document. A page's script only registers its modules, and the style
   * sheet's classes belong to that page, so both may be inserted ahead of need and in any order.
   *
   * @throws if it can't be loaded; an aborted script never runs
   */
  insert(file: PageFile, signal: AbortSignal): Promise<void>;
  /**
   * Runs a page whose files are inserted.
   *
   * @returns what the page's module exports
   */
  run(page: PageId, entry: PageFile): Promise<unknown>;
  /** Removes a remote's code and the elements of its files, so that another release can run. */
  forget(remote: string, fileUrls: readonly string[]): void;
  /** Sets the origins that scripts may be loaded from. */
  allowOrigins(origins: ReadonlySet<string>): void;
  /** The versions of shared packages that the host provides. */
  provided(): Readonly<Record<string, string>>;
}
