import type { ReleasePointer } from 'tooling/release-pointer';
import { checkOverrides, type CheckedOverrides, type OverrideRequest } from './checkOverrides';
import { OVERRIDES_KEY as KEY } from './overrideRequests';

/** How long a tab waits for the lock that its previous document is releasing, in milliseconds. */
const LOCK_TIMEOUT = 500;

/** The overrides of this tab. */
export interface Overrides {
  /** The pointer with the overrides in it, once the tab is known to be the one that asked for them. */
  amend(pointer: ReleasePointer): Promise<ReleasePointer>;
  /** What was accepted, and what was ignored. */
  current(): CheckedOverrides;
  subscribe(listener: () => void): () => void;
  /** Ends an override; the document is loaded again, because the remote's code runs in it already. */
  undo(name: string): void;
  /** Clears the list of ignored overrides. */
  dismiss(): void;
}

/** The browser APIs in use; injected for tests. */
interface Browser {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly locks: LockManager | undefined;
  readonly reload: () => void;
}

/** The overrides of a tab. They end with it: a window that it opens inherits its storage, and not its lock. */
export function createOverrides(requests: readonly OverrideRequest[], browser: Browser): Overrides {
  let checked: CheckedOverrides = { accepted: {}, problems: [] };
  let tab: string = crypto.randomUUID();
  let own: Promise<readonly OverrideRequest[]> | null = null;
  const listeners = new Set<() => void>();
  const update = (next: CheckedOverrides): void => {
    checked = next;
    listeners.forEach((listener) => listener());
  };
  const keep = (accepted: Readonly<Record<string, string>>): void => {
    try {
      const storage = browser.storage();
      if (Object.keys(accepted).length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify({ tab, remotes: accepted }));
    } catch {
      // Without storage an override lasts for this document.
    }
  };

  /** The overrides that this tab stored in an earlier document. */
  const recall = async (): Promise<readonly OverrideRequest[]> => {
    const kept = readKept(browser.storage);
    const isOwn = kept !== null && (await holdLock(browser.locks, kept.tab));
    if (isOwn) ({ tab } = kept);
    else await holdLock(browser.locks, tab);
    return isOwn ? kept.requests : [];
  };

  return {
    amend: async (pointer) => {
      own ??= recall();
      update(checkOverrides([...(await own), ...requests], pointer));
      keep(checked.accepted);
      const lines = Object.entries(checked.accepted).map(
        ([name, manifest]) => [name, { manifest, integrity: '' }] as const,
      );
      return { ...pointer, remotes: { ...pointer.remotes, ...Object.fromEntries(lines) } };
    },
    current: () => checked,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    undo: (name) => {
      const rest = Object.entries(checked.accepted).filter(([other]) => other !== name);
      keep(Object.fromEntries(rest));
      browser.reload();
    },
    dismiss: () => update({ ...checked, problems: [] }),
  };
}

/** Holds a tab's lock for as long as the document lives. @returns false when another document holds it */
function holdLock(locks: LockManager | undefined, tab: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (!locks) {
      resolve(false);
      return;
    }
    const signal = AbortSignal.timeout(LOCK_TIMEOUT);
    const held = locks.request(`${KEY}.${tab}`, { signal }, () => {
      resolve(true);
      return new Promise(() => undefined);
    });
    held.catch(() => resolve(false));
  });
}

function readKept(
  storage: Browser['storage'],
): { readonly tab: string; readonly requests: OverrideRequest[] } | null {
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    if (typeof kept?.tab !== 'string') return null;
    const requests = Object.entries(kept.remotes ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { tab: kept.tab, requests };
  } catch {
    return null;
  }
}
