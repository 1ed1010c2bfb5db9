/** The host's build, as the build writes it into the worker (`tooling/src/build/webpack/workerBuild.mjs`). */
interface Shell {
  /** Differs between two builds of the host. */
  readonly version: string;
  /** Paths of the files with a hash in their name. */
  readonly files: readonly string[];
  /** The HTML of a page without content, which the application draws. */
  readonly page: string;
}

declare const SHELL: Shell;

// Named once: the build puts its text wherever the name stands.
const { version, page, files } = SHELL;

/** The HTML of a page without content. */
export const EMPTY_PAGE = page;

/** Paths of this build's files. */
export const SHELL_FILES = files;

export const SHELL_PREFIX = 'weft-shell-';

/** The cache of this build's files. */
export const SHELL_CACHE = SHELL_PREFIX + version;

/** Keeps the host's files: all of them, or none. @throws when one can't be had */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  await cache.addAll(SHELL_FILES);
}
