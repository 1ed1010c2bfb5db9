/**
 * How long after the shell's first frame nothing waits any longer, in milliseconds: a page without the bars paints
 * nothing that the browser counts as content.
 */
const LONGEST_WAIT = 200;

/**
 * Resolves once the shell can be seen. No remote is asked for anything earlier, so that none can slow the shell down
 * (ARCHITECTURE §6).
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A page in a background tab has no frames until somebody looks at it.
    if (document.visibilityState === 'hidden') resolve();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, LONGEST_WAIT)));
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
