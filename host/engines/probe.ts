import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { content, rewritten } from 'tooling/faults';
import type { FaultServer } from 'tooling/serve-faults';

const LIBRARY = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** The path to which a page reports its problems; the rest of the path is the message. */
const REPORT = '/engines-report/';
const SCRIPT = '/engines-probe.js';

/**
 * Inserts a script before the scripts of every page: Testing Library (look.ts), and a function that reports the same problems in all
 * engines. The drivers report only some problems, and each driver reports different ones.
 *
 * @returns takes the problems since the last call: console errors and warnings, errors of scripts and of files, and policy
 *   violations
 */
export function watchPages(server: FaultServer): () => string[] {
  const problems: string[] = [];
  server.inject(
    /^[^.]*$/,
    rewritten((html) => html.replace('<head>', `<head><script src="${SCRIPT}"></script>`)),
  );
  const code = `${readFileSync(LIBRARY, 'utf8')}\n(${String(report)})(${JSON.stringify(REPORT)});`;
  server.inject(new RegExp(`^${SCRIPT}$`), content('text/javascript', code));
  server.inject(new RegExp(`^${REPORT}`), ({ path }) => {
    problems.push(decodeURIComponent(path.slice(REPORT.length)));
    return Promise.resolve({ status: 204, headers: {}, body: '' });
  });
  return () => problems.splice(0);
}

/** Runs in the page. */
function report(address: string): void {
  const send = (...parts: readonly unknown[]): void => {
    const text = `${location.pathname}: ${parts.map(String).join(' ')}`;
    void fetch(address + encodeURIComponent(text.slice(0, 500)), { keepalive: true });
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
  document.addEventListener('securitypolicyviolation', (event) =>
    send('policy', event.effectiveDirective, event.blockedURI, event.sourceFile),
  );
}
