const KEY = 'weft.reloaded.';

/**
 * Reloads the document for a release of a remote: once for each release, and never if that can't be stored (FAULTS 25,
 * 26).
 *
 * @param storage survives the reload; it may throw
 * @returns a function that returns whether the document is being reloaded
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
