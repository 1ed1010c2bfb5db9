const KEY = 'weft.reloaded.';

/**
 * Loads the document again for a release of a remote, once for each, and never where nothing could remember that
 * (FAULTS 25, 26).
 *
 * @param storage what outlives the reload; it may throw
 * @returns a function that tells whether the document is on its way out
 */
export function createReloadGuard(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  reload: () => void,
): (remote: string, release: string) => boolean {
  return (remote, release) => {
    try {
      const kept = storage();
      if (kept.getItem(KEY + remote) === release) return false;
      kept.setItem(KEY + remote, release);
    } catch {
      return false;
    }
    reload();
    return true;
  };
}
