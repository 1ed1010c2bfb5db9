/**
 * The longest wait after the shell's first frame, in milliseconds: a page without the bars paints nothing that counts
 * as content.
 */
const LONGEST_WAIT = 200;

/**
 * Resolves once the shell is painted. No remote is loaded before, so that none can delay the shell (ARCHITECTURE §6).
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A page in a background tab has no frames.
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
