import { IN_WINDOW, OPENING, VARIES } from 'remote-loader/formats';
import { root } from './root';

// Until the first picture is painted, the font, the other pictures and the web manifest wait.

/** The longest time that the other pictures in the window wait for the first picture, in milliseconds. */
const MAX_OPENING = 3_000;

/** The longest wait before the scripts are loaded, in milliseconds. */
const MAX_WAIT = 2_000;

/** How long to wait for the paint of a loaded picture, in milliseconds. Not every browser reports it. */
const MAX_PAINT_WAIT = 300;

/** The font of the headings (shared-ui/src/globals/_fonts.scss). */
const HEADINGS = '500 1em Fraunces';

const SIGNS_OF_INTEREST = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

const ONCE = { once: true, capture: true, passive: true } as const;

let manifest: HTMLLinkElement | null = null;

/** Called before the page is parsed. */
export function beginOpening(): void {
  // A page from the service worker has the font already. Browsers that refuse storage have no service workers.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Lazy pictures wait (Picture.module.scss), and without a worker the font waits too (_properties.scss).
  root.setAttribute(OPENING, worker?.controller ? 'again' : 'first');

  // The web manifest waits too: browsers load it as soon as its element exists.
  const observer = new MutationObserver(() => {
    manifest = document.querySelector('link[rel=manifest]');
    if (!manifest) return;
    observer.disconnect();
    manifest.rel = '';
  });
  observer.observe(document.head, { childList: true });
  window.addEventListener('scroll', endOpening, ONCE);
  setTimeout(loadVisiblePictures, MAX_OPENING);
}

export function endOpening(): void {
  root.removeAttribute(OPENING);
  if (manifest) manifest.rel = 'manifest';
}

/** Loads the pictures in the window and the font, which is used when the opening ends. Other pictures wait for the scripts. */
export function loadVisiblePictures(): void {
  if (!root.hasAttribute(OPENING)) return;
  const lazy = [...document.querySelectorAll<HTMLImageElement>('#root img[loading=lazy]')];
  // Measures the frames, because until then the pictures themselves are outside the window.
  const inWindow = lazy.filter(
    ({ parentElement: frame }) => frame && isInWindow(frame.getBoundingClientRect()),
  );
  // After all measurements: a change before one of them would force another layout.
  for (const picture of inWindow) picture.setAttribute(IN_WINDOW, '');
  // Not earlier: on a phone the first layout sets the width of the viewport and fires this event.
  window.addEventListener('resize', endOpening, ONCE);
  // Without it the headings keep their fallback.
  document.fonts.load(HEADINGS).catch(() => undefined);
}

function isInWindow({ top, bottom, left, right }: DOMRect): boolean {
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && bottom > top;
}

/**
 * Resolves when the first picture is painted. It does not resolve when the picture is loaded, because decoding and
 * painting would compete with the scripts for processor and network.
 */
export function watchFirstPicture(): Promise<void> {
  return new Promise((resolve) => {
    // A skeleton has no pictures.
    const picture = root.hasAttribute(VARIES)
      ? null
      : document.querySelector<HTMLImageElement>('#root img[fetchpriority=high]');
    const resolveSoon = (): void => void setTimeout(resolve, MAX_PAINT_WAIT);
    whenPainted(picture, resolve);
    if (!document.querySelector('#root')?.hasChildNodes()) resolve();
    if (!picture || picture.complete) resolveSoon();
    picture?.addEventListener('load', resolveSoon);
    picture?.addEventListener('error', () => resolve());
    setTimeout(resolve, MAX_WAIT);
    for (const sign of SIGNS_OF_INTEREST) {
      document.addEventListener(sign, () => resolve(), ONCE);
    }
  });
}

/**
 * Calls back when the picture is painted, or without one at the first paint of content. Only Chromium reports every
 * picture with `elementtiming` (Picture.tsx). Other browsers report the picture only if it is the largest paint.
 */
function whenPainted(picture: Element | null, callback: () => void): void {
  const isTimed = picture && PerformanceObserver.supportedEntryTypes.includes('element');
  const observer = new PerformanceObserver((list) => {
    // Both types of entries name the element.
    const entries = list.getEntries() as LargestContentfulPaint[];
    if (picture && !entries.some(({ element }) => element === picture)) return;
    observer.disconnect();
    callback();
  });
  // Browsers without this type report nothing.
  observer.observe({ type: isTimed ? 'element' : 'largest-contentful-paint', buffered: true });
}
