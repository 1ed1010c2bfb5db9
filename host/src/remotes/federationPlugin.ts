import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteIntegrity } from './RemoteIntegrity';
import { manifestAt } from './releases';
import { REQUEST_TIMEOUT, within } from './within';

/** How long a page's files may take once its remote is here, in milliseconds: they were asked for before. */
const PAGE_TIMEOUT = 2_000;

/**
 * What the federation runtime lacks: the scripts of a remote and the chunks of a page fail in time, styles
 * are left to the remote, and scripts come only from the origins of the release pointer, with the content that it vouches
 * for (FAULTS, A and C).
 */
export function federationPlugin(
  isAllowedOrigin: (origin: string) => boolean,
  integrity: RemoteIntegrity,
): ModuleFederationRuntimePlugin {
  const policy = scriptPolicy(isAllowedOrigin);
  return {
    name: 'weft-remotes',
    // The loader has read and checked it already: what fails in here the runtime would write to the console.
    fetch: (url) => Promise.resolve(Response.json(manifestAt(url))),
    beforePreloadRemote: ({ preloadOps }) => {
      // The runtime would put styles into the document, neither wait for them nor notice that they are missing, and the
      // remote's own runtime would put them there once more. The loader asks for them ahead instead.
      for (const preload of preloadOps) preload.filter = (url) => !url.endsWith('.css');
    },
    getModuleFactory: ({ remoteEntryExports, expose, moduleInfo }) => {
      // A promise, whatever the runtime's types say.
      const page = Promise.resolve(remoteEntryExports.get(expose));
      return within(PAGE_TIMEOUT, page, `${moduleInfo.name} did not send ${expose}`);
    },
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity.ofFile(url);
      script.src = policy(url);
      return { script, timeout: REQUEST_TIMEOUT };
    },
    createLink: ({ url, attrs }) => checkedLink(url, attrs, integrity),
  };
}

/** The link that the runtime would make, refused by the browser when the file is not the one that was released. */
function checkedLink(
  url: string,
  attributes: Readonly<Record<string, unknown>> | undefined,
  integrity: RemoteIntegrity,
): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes ?? {})) {
    link.setAttribute(name, String(value));
  }
  link.crossOrigin = 'anonymous';
  link.integrity = integrity.ofFile(url);
  link.href = url;
  return link;
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
