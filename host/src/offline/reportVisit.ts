import { DEHYDRATED } from 'remote-loader/formats';
import { savesData } from '../loading/connection';
import { fixedRoutes } from '../routes';
import type { Visit } from './visit';

const WORKER = '/sw.js';

const policy = window.trustedTypes?.createPolicy('weft-offline', {
  createScriptURL: (url) => {
    if (url === WORKER) return url;
    throw new Error(`${url} is not the shop’s service worker.`);
  },
});

let registration: Promise<unknown> | null = null;

/**
 * Reports a visit to the service worker, so that the page opens without a network too. The first visit registers the
 * worker. If the browser has no service workers (no TLS, a private window) or refuses them, the shop works without one.
 */
export async function reportVisit(path: string): Promise<void> {
  // The DOM's type is wrong: without service workers it is undefined.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // While a page is lost, the network is for trying again. The next page is reported.
  if (!container || document.querySelector(`[${DEHYDRATED}]`)) return;
  try {
    registration ??= register(container);
    await registration;
    const { active } = await container.ready;
    const visit: Visit = {
      path,
      pictures: container.controller ? [] : picturesOfPage(),
      places: fixedRoutes.map((route) => route.path),
      isFrugal: savesData(),
    };
    active?.postMessage(visit);
  } catch {
    // Refused. A later visit tries again.
    registration = null;
  }
}

function register(container: ServiceWorkerContainer): Promise<unknown> {
  container.addEventListener('message', ({ ports }) => ports[0]?.postMessage(filesOfPage()));
  const url = policy ? policy.createScriptURL(WORKER) : WORKER;
  // The DOM's types do not know trusted URLs.
  return container.register(url as string, { updateViaCache: 'none' });
}

function picturesOfPage(): string[] {
  const shown = [...document.images].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  );
  return shown
    .map(({ currentSrc }) => currentSrc)
    .filter((url) => url.startsWith(`${location.origin}/media/`));
}

/** The scripts and style sheets that this page uses: the worker keeps their releases. */
function filesOfPage(): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')];
  return [...scripts.map(({ src }) => src), ...links.map(({ href }) => href)];
}
