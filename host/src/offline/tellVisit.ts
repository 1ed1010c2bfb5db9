import { remoteRoutes } from '../routes';
import type { Visit } from './visit';

const WORKER = '/sw.js';

/** How often it is looked whether the page is interactive, in milliseconds. */
const INTERVAL = 500;

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => unknown };
}

const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
  'weft-offline',
  {
    createScriptURL: (url) => {
      if (url === WORKER) return url;
      throw new Error(`${url} is not the shop’s service worker.`);
    },
  },
);

let registration: Promise<unknown> | null = null;

/**
 * Tells the service worker of a visit, so that the page opens without a network too. The first visit of a page registers the
 * worker, once the page is interactive. Where a browser has none (a page without TLS, a private window) or refuses it, the
 * shop is as it was without.
 */
export async function tellVisit(path: string): Promise<void> {
  // The types of the DOM do not know of pages without it.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  await interactive();
  try {
    registration ??= register(container);
    await registration;
    const { active } = await container.ready;
    active?.postMessage(visitOf(path, container.controller !== null));
  } catch {
    // Refused. A later visit asks again.
    registration = null;
  }
}

function register(container: ServiceWorkerContainer): Promise<unknown> {
  container.addEventListener('message', ({ ports }) => ports[0]?.postMessage(filesOfPage()));
  const url = policy ? policy.createScriptURL(WORKER) : WORKER;
  // A trusted address takes the place of text, which the types of the DOM do not know.
  return container.register(url as string, { updateViaCache: 'none' });
}

function visitOf(path: string, isControlled: boolean): Visit {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return {
    path,
    pictures: isControlled ? [] : picturesOfPage(),
    places: remoteRoutes.map((route) => route.path).filter((place) => !place.includes(':')),
    isFrugal: connection?.saveData === true,
  };
}

function picturesOfPage(): string[] {
  const shown = [...document.images].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  );
  return shown
    .map(({ currentSrc }) => currentSrc)
    .filter((url) => url.startsWith(`${location.origin}/media/`));
}

/** The scripts and style sheets that this page runs: the worker keeps the releases that they belong to. */
function filesOfPage(): string[] {
  const scripts = [...document.scripts].map(({ src }) => src);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(
    ({ href }) => href,
  );
  return [...scripts, ...styles].filter(Boolean);
}

async function interactive(): Promise<void> {
  while (document.querySelector('[data-asleep]')) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
}
