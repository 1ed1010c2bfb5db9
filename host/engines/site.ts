import diagnostics from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { content, rewritten } from 'tooling/faults';
import type { Shop } from '../e2e/shop';

/** The served shop, and what its pages have requested and reported since the test began. */
export interface TestShop {
  readonly origin: string;
  /** The requests to all servers. `path` is empty unless it is the host's. */
  readonly requests: { readonly path: string; readonly response: ServerResponse }[];
  /** Console errors and warnings, errors of scripts and of files, and policy violations. */
  readonly problems: string[];
  /** How many pages were shown. Tests ask it while a page changes: WebKit's driver may never answer a question then. */
  readonly shown: () => number;
}

const LIBRARY = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** The first script of every page. With a query, it is a problem that a page reports. */
const SCRIPT = '/engines-probe.js';

/** A page requests it when it is shown: after its load, or restored from the back-forward cache. */
const SHOWN = '/robots.txt?shown';

/**
 * Serves the host at a second port. Before the scripts of every page it inserts Testing Library (Shopper.ts), and a function that
 * reports the same problems in all engines. The drivers report only some problems, and each driver reports different ones.
 */
export async function serveSite(shop: Shop, use: (site: TestShop) => Promise<void>): Promise<void> {
  const { origin, inject, close } = await shop.serveElsewhere('host');
  const port = Number(new URL(origin).port);
  const shown = (): number => site.requests.filter(({ path }) => path === SHOWN).length;
  const site: TestShop = { origin, requests: [], problems: [], shown };
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const path = request.socket.localPort === port ? (request.url ?? '') : '';
    site.requests.push({ path, response });
    const [, problem] = path.split(`${SCRIPT}?`);
    if (problem !== undefined) site.problems.push(decodeURIComponent(problem));
  });
  const head = `<head><script src="${SCRIPT}"></script>`;
  inject(
    /^[^.]*$/,
    rewritten((html) => html.replace('<head>', head)),
  );
  const code = `${readFileSync(LIBRARY, 'utf8')}\n(${String(report)})(${JSON.stringify([SCRIPT, SHOWN])});`;
  inject(new RegExp(`^${SCRIPT}$`), content('text/javascript', code));
  await use(site);
  await close();
}

/** Runs in the page. */
function report([problems = '', shown = '']: readonly string[]): void {
  const send = (...parts: readonly unknown[]): void => {
    const text = `${location.pathname}: ${parts.map(String).join(' ')}`;
    const query = encodeURIComponent(text.slice(0, 500));
    void fetch(`${problems}?${query}`, { keepalive: true, cache: 'no-store' });
  };
  // A service worker would answer instead of the servers of a test.
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  // Prefetches would be aborted, and reported, when a test navigates.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const { console } = window;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => send(level, ...parts);
  }
  // If a file cannot be loaded, its element gets an error event that does not bubble.
  const handleError = ({ target, message }: ErrorEvent): void => {
    const { src, href } = target as { readonly src?: string; readonly href?: string };
    send(message ?? `${src ?? href} could not be loaded`);
  };
  window.addEventListener('error', handleError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => send('rejected', reason));
  window.addEventListener('pageshow', () => void fetch(shown, { cache: 'no-store' }));
  document.addEventListener('securitypolicyviolation', (event) =>
    send('policy', event.effectiveDirective, event.blockedURI, event.sourceFile),
  );
}
