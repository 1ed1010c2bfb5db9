import type { ReleasePointer } from './formats/pointer.ts';

/** A remote's name and the requested manifest URL; an empty URL ends an override. */
export type OverrideRequest = readonly [name: string, url: string];

export interface CheckedOverrides {
  /** Manifest addresses by remote. */
  readonly accepted: Readonly<Record<string, string>>;
  /** Why the other overrides are ignored, one sentence each. */
  readonly problems: readonly string[];
}

export interface Overrides {
  /** The pointer with the overrides in it. */
  amend(pointer: ReleasePointer): ReleasePointer;
  current(): CheckedOverrides;
  subscribe(listener: () => void): () => void;
  /** Ends an override; the document is loaded again, because the remote's code already runs in it. */
  undo(name: string): void;
  /** Clears the list of ignored overrides. */
  dismiss(): void;
}

/** Where a tab keeps its overrides, as manifest addresses by remote; the storage may throw. */
export interface OverrideStorage {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly key: string;
  readonly reload: () => void;
}

/** The stored overrides of a tab and the requests in its address. */
export function createOverrides(
  requests: readonly OverrideRequest[],
  browser: OverrideStorage,
): Overrides {
  let checked: CheckedOverrides = { accepted: {}, problems: [] };
  const listeners = new Set<() => void>();
  const update = (next: CheckedOverrides): void => {
    checked = next;
    listeners.forEach((listener) => listener());
  };
  const keep = (accepted: Readonly<Record<string, string>>): void => {
    try {
      const storage = browser.storage();
      if (Object.keys(accepted).length === 0) storage.removeItem(browser.key);
      else storage.setItem(browser.key, JSON.stringify(accepted));
    } catch {
      // Without storage an override lasts for this document.
    }
  };
  return {
    amend: (pointer) => {
      update(checkOverrides([...storedRequests(browser), ...requests], pointer));
      keep(checked.accepted);
      const pointerEntries = Object.entries(checked.accepted).map(
        ([name, manifest]) => [name, { manifest, integrity: '' }] as const,
      );
      return { ...pointer, remotes: { ...pointer.remotes, ...Object.fromEntries(pointerEntries) } };
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

/**
 * Checks overrides against the release pointer: the remote must exist, and the pointer must permit the origin for
 * overrides. The origins of released remotes are not permitted, because an old release there may have been withdrawn.
 */
export function checkOverrides(
  requests: readonly OverrideRequest[],
  { remotes, overrideOrigins }: ReleasePointer,
): CheckedOverrides {
  const accepted = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, url] of requests) {
    if (url === '') {
      accepted.delete(name);
    } else if (!Object.hasOwn(remotes, name)) {
      const known = Object.keys(remotes).join(', ');
      problems.push(`There is no remote “${name}”. Name one of: ${known}.`);
    } else if (!URL.canParse(url)) {
      problems.push(`“${url}” is not a manifest address for ${name}.`);
    } else if (!isPermitted(new URL(url).origin, overrideOrigins)) {
      const { origin } = new URL(url);
      problems.push(`The shop does not permit ${name} from ${origin}.`);
    } else {
      accepted.set(name, url);
    }
  }
  return { accepted: Object.fromEntries(accepted), problems };
}

function isPermitted(origin: string, permitted: readonly string[]): boolean {
  return permitted.some((pattern) =>
    pattern.endsWith(':*')
      ? /^:\d+$/.test(origin.slice(pattern.length - 2)) && origin.startsWith(pattern.slice(0, -2))
      : pattern === origin,
  );
}

function storedRequests({ storage, key }: OverrideStorage): OverrideRequest[] {
  try {
    const stored = JSON.parse(storage().getItem(key) ?? '{}') as Record<string, unknown>;
    return Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
  } catch {
    return [];
  }
}
