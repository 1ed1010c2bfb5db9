import type { OverrideRequest } from './overrides.ts';

const PREFIX = 'remote.';

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
