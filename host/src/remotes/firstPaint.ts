/** Longer than this nothing waits for the browser to paint, in milliseconds. */
const LONGEST_WAIT = 2_000;

/**
 * Resolves once the shell can be seen. No remote is asked for anything earlier, so that none can slow the shell down
 * (ARCHITECTURE §6).
 */
export const firstPaint: Promise<void> = new Promise((resolve) => {
  // A page in a background tab does not paint until somebody looks at it.
  setTimeout(resolve, document.visibilityState === 'hidden' ? 0 : LONGEST_WAIT);
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    resolve();
  });
  observer.observe({ type: 'paint', buffered: true });
});
