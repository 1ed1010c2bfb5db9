/** Where a tab keeps its overrides: a JSON object of manifest addresses by remote. They end with the tab. */
export const OVERRIDES_KEY = 'weft.overrides';

const PREFIX = 'remote.';

/** A remote's name and the manifest address asked for it; an empty address ends an override. */
export type OverrideRequest = readonly [name: string, url: string];

/** What the page's address asked for, as `?remote.<name>=<manifest URL>`. */
export const askedOverrides: readonly OverrideRequest[] = takeFromAddress();

/** Whether this tab has anything to do with overrides; hardly any has. */
export const hasOverrides: boolean = askedOverrides.length > 0 || isKept();

/** Takes the requests out of the address before the router sees it, so that links and reloads stay free of them. */
function takeFromAddress(): readonly OverrideRequest[] {
  const address = new URL(location.href);
  const asked = [...address.searchParams].filter(([name]) => name.startsWith(PREFIX));
  if (asked.length === 0) return [];
  for (const [name] of asked) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  return asked.map(([name, url]) => [name.slice(PREFIX.length), url]);
}

function isKept(): boolean {
  try {
    return sessionStorage.getItem(OVERRIDES_KEY) !== null;
  } catch {
    return false;
  }
}
