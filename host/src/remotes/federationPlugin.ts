import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How long one request of a remote may take, in milliseconds; the shell must be usable within three seconds. */
export const REQUEST_TIMEOUT = 2_400;

/**
 * What the federation runtime lacks: a manifest that does not come, or is none, fails in time; the entry's script has a
 * timeout of its own; and scripts come only from the origins of the release pointer (FAULTS, C).
 */
export function federationPlugin(
  isAllowedOrigin: (origin: string) => boolean,
): ModuleFederationRuntimePlugin {
  const policy = scriptPolicy(isAllowedOrigin);
  return {
    name: 'weft-remotes',
    fetch: (url, init) => fetchManifest(String(url), init),
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.src = policy(url);
      return { script, timeout: REQUEST_TIMEOUT };
    },
  };
}

async function fetchManifest(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    cache: 'no-cache',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  if (!isManifest(await response.clone().json())) throw new Error(`${url} is no manifest`);
  return response;
}

function isManifest(value: unknown): boolean {
  const { metaData, exposes, shared } = (value ?? {}) as Record<string, unknown>;
  const entry = (metaData as { remoteEntry?: { name?: unknown } } | undefined)?.remoteEntry;
  return typeof entry?.name === 'string' && Array.isArray(exposes) && Array.isArray(shared);
}

/** The part of the Trusted Types interface used here. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => unknown };
}

function scriptPolicy(isAllowedOrigin: (origin: string) => boolean): (url: string) => string {
  const createScriptURL = (url: string): string => {
    if (!isAllowedOrigin(new URL(url, location.href).origin)) {
      throw new Error(`No script is taken from ${url}: its origin is not in the release pointer.`);
    }
    return url;
  };
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return createScriptURL;
  const policy = factory.createPolicy('mf-remote', { createScriptURL });
  // A trusted URL takes the place of text in `src`; the types of the DOM know text only.
  return (url) => policy.createScriptURL(url) as string;
}
