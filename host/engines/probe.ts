import { content, rewritten } from 'tooling/faults';
import type { FaultServer } from 'tooling/serve-faults';

/** Where a page reports what went wrong in it; the rest of the path is the message. */
const REPORT = '/engines-report/';
const SCRIPT = '/engines-probe.js';

/** Watches all pages that a server sends. */
export interface Probe {
  /** What has gone wrong since the last call: errors on the console, of scripts and of files, and violations of the policy. */
  takeProblems(): string[];
  /** Adds code that runs in the pages before theirs, until the server is mended. */
  addScript(code: string): void;
}

/**
 * Puts a script in front of those of every page. It works alike in all engines, while each driver hears something else, and
 * not all of it.
 */
export function watchPages(server: FaultServer): Probe {
  let problems: string[] = [];
  const serveProbe = (code: string): void => {
    server.inject(
      /^[^.]*$/,
      rewritten((html) => html.replace('<head>', `<head><script src="${SCRIPT}"></script>`)),
    );
    server.inject(new RegExp(`^${SCRIPT}$`), content('text/javascript', code));
    server.inject(new RegExp(`^${REPORT}`), ({ path }) => {
      problems.push(decodeURIComponent(path.slice(REPORT.length)));
      return Promise.resolve({ status: 204, headers: {}, body: '' });
    });
  };
  const code = `(${String(report)})(${JSON.stringify(REPORT)});`;
  serveProbe(code);
  return {
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    addScript: (more) => serveProbe(`${code}${more}`),
  };
}

/** Runs in the page. */
function report(address: string): void {
  const tell = (...parts: readonly unknown[]): void => {
    const text = `${location.pathname}: ${parts.map(String).join(' ')}`;
    void fetch(address + encodeURIComponent(text.slice(0, 500)), { keepalive: true });
  };
  // A worker would answer in the place of the servers of a test.
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  // Pages that are loaded ahead would break off where a test goes on.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const { console } = window;
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...parts: unknown[]) => {
      tell(level, ...parts);
      write(...parts);
    };
  }
  // A file that does not come is an event of its element, which does not bubble.
  const handleError = ({ target, message }: ErrorEvent): void => {
    const { src, href } = target as { readonly src?: string; readonly href?: string };
    tell(message ?? `${src ?? href} did not come`);
  };
  window.addEventListener('error', handleError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    tell('policy', event.effectiveDirective, event.blockedURI, event.sourceFile),
  );
}
