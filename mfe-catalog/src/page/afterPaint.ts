/** How long a browser that is never idle may wait, in milliseconds. */
const LONGEST_WAIT = 200;

/**
 * Runs something once the frame that is being prepared is painted and the browser is idle.
 *
 * @returns a function that cancels it
 */
export function afterPaint(run: () => void): () => void {
  let isCancelled = false;
  const runUnlessCancelled = (): void => {
    if (!isCancelled) run();
  };
  const frame = requestAnimationFrame(() => {
    // Safari has no requestIdleCallback.
    const request = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
    if (request) request(runUnlessCancelled, { timeout: LONGEST_WAIT });
    else setTimeout(runUnlessCancelled);
  });
  return () => {
    isCancelled = true;
    cancelAnimationFrame(frame);
  };
}
