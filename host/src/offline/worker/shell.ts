/** The host's build, as `tooling/src/build/webpack/workerBuild.ts` writes it into the worker. */
interface Shell {
  readonly version: string;
  /** Paths of the files with a hash in their name. */
  readonly files: readonly string[];
  /** The HTML of an empty page, which the application renders. */
  readonly page: string;
}

declare const SHELL: Shell;

// Used only once, because the build replaces each occurrence of the name with the whole text.
const { version, page: EMPTY_PAGE, files: SHELL_FILES } = SHELL;

export { EMPTY_PAGE, SHELL_FILES };

export const SHELL_PREFIX = 'weft-shell-';

/** The cache of this build's files. */
export const SHELL_CACHE = SHELL_PREFIX + version;

/** Stores all of the host's files, or none, unless they are stored. @throws if a file cannot be loaded */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const stored = await cache.keys();
  if (stored.length < SHELL_FILES.length) await cache.addAll(SHELL_FILES);
}
