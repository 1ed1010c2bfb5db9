import { DEHYDRATED, KEEPS, VARIES } from 'remote-loader/formats';
import { shopEntry } from 'shared-state';

const entry = shopEntry('position', 'tab');

const ACTIONS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const;

let hasPosition = false;

/** Whether this is a reload or a return from another site, to a position below the top. */
export function isReturn(): boolean {
  return hasPosition;
}

/**
 * Restores the position after a reload or a return from another site; inside the shop every page starts at the top. The
 * browser may have restored the position in the HTML already. If it has not, or if content such as the cart's lines appears
 * later, the position is restored once the page is long enough, and kept until the shopper acts.
 */
export function restorePosition(): void {
  const top = readPosition();
  hasPosition = top > 0;
  if (hasPosition && (window.scrollY === 0 || isSkeleton())) keepPosition(top);

  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    const position = [addressNumber(), Math.round(window.scrollY)];
    entry.write(window.scrollY > 0 ? JSON.stringify(position) : null);
  });
  // The back-forward cache keeps the position.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}

/** The stored position in pixels; 0 for a new visit. */
function readPosition(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return 0;
  // Another text is not of this module, and has no numbers.
  const [, address, top] = /^\[(-?\d+),(\d+)\]$/.exec(entry.read() ?? '') ?? [];
  return Number(address) === addressNumber() ? Number(top) : 0;
}

/** A hash of the address. The entry must not name a page, because the page writes it again after "Erase my data". */
function addressNumber(): number {
  let sum = 0;
  for (const letter of location.pathname + location.search) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0;
  }
  return sum;
}

/** Whether the shopper sees a skeleton in place of the HTML. The page will have another length. */
function isSkeleton(): boolean {
  return document.querySelector(`:is([${KEEPS}], [${VARIES}]) main [${DEHYDRATED}]`) !== null;
}

function keepPosition(top: number): void {
  const acted = new AbortController();
  const observer = new ResizeObserver(() => {
    // Scrolls again whenever the length changes, because content that appears above moves the position.
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    if (!isSkeleton() && lowest >= top) window.scrollTo(0, top);
  });
  acted.signal.addEventListener('abort', () => observer.disconnect());
  for (const action of ACTIONS) {
    window.addEventListener(action, () => acted.abort(), { signal: acted.signal, passive: true });
  }
  observer.observe(document.body);
}
