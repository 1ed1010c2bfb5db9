import { ownEntry } from 'shared-state';

const entry = ownEntry('position', 'tab');

/** What a shopper scrolls or navigates with. */
const ACTIONS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const;

let hasPosition = false;

/** Whether the document was reloaded, or returned to from another site, and was left further down than its top. */
export function isReturn(): boolean {
  return hasPosition;
}

/**
 * Has a reload, and the way back from another site, return to where the shopper was; inside the shop every page starts at the top.
 * The browser may have restored what is in the HTML. Where it has not yet, or the content comes later, such as the lines of the
 * cart, the position is restored once the page is long enough, and kept until the shopper acts.
 */
export function restorePosition(): void {
  const top = readPosition();
  hasPosition = top > 0;
  if (hasPosition && (window.scrollY === 0 || isStoodInFor())) keepPosition(top);

  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    const position = [addressNumber(), Math.round(window.scrollY)];
    entry.write(window.scrollY > 0 ? JSON.stringify(position) : null);
  });
  // From the back-forward cache, which keeps the position.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}

/** In pixels; 0 for a new visit. */
function readPosition(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return 0;
  try {
    const [address, top] = JSON.parse(entry.read() ?? '[]') as unknown[];
    return address === addressNumber() && typeof top === 'number' ? top : 0;
  } catch {
    // Not JSON, so not written by this module.
    return 0;
  }
}

/** Stands for the address, so that nothing in the storage names a page: "Erase my data" would leave it behind. */
function addressNumber(): number {
  let sum = 0;
  for (const letter of location.pathname + location.search) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0;
  }
  return sum;
}

function isLongEnough(top: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= top;
}

/** Whether a skeleton stands in for the page of a shopper who has something stored: it has another length. */
function isStoodInFor(): boolean {
  return document.querySelector('[data-keeps] [data-asleep]') !== null;
}

function keepPosition(top: number): void {
  const acted = new AbortController();
  const observer = new ResizeObserver(() => {
    // Again whenever the length changes: what comes above moves the position.
    if (!isStoodInFor() && isLongEnough(top)) window.scrollTo(0, top);
  });
  acted.signal.addEventListener('abort', () => observer.disconnect());
  for (const action of ACTIONS) {
    window.addEventListener(action, () => acted.abort(), { signal: acted.signal, passive: true });
  }
  observer.observe(document.body);
}
