import type { OverrideRequest, Overrides, OverrideStorage } from './overrides.ts';

const PREFIX = 'remote.';

/**
 * The overrides that this tab keeps and the requests in its address, which are removed from there; null for almost every tab.
 *
 * @param key where the tab keeps its overrides
 */
export function overridesOfTab(
  storage: OverrideStorage['storage'],
  key: string,
): Promise<Overrides> | null {
  const { requests, rest } = requestsIn(location.href);
  if (rest !== location.href) history.replaceState(history.state, '', rest);
  if (requests.length === 0 && !isStored(storage, key)) return null;
  const browser = { storage, key, reload: () => location.reload() };
  // A separate chunk, because almost no tab needs it.
  return import('./overrides.ts').then(({ createOverrides }) => createOverrides(requests, browser));
}

function isStored(storage: OverrideStorage['storage'], key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
}

/** The requests in an address, and the address without them: `?remote.<name>=<manifest URL>`. */
export function requestsIn(href: string): { requests: OverrideRequest[]; rest: string } {
  const address = new URL(href);
  const asked = [...address.searchParams].filter(([name]) => name.startsWith(PREFIX));
  for (const [name] of asked) address.searchParams.delete(name);
  return {
    requests: asked.map(([name, url]) => [name.slice(PREFIX.length), url]),
    rest: asked.length > 0 ? address.href : href,
  };
}
