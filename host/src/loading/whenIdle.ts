/** In milliseconds, for Safari, which has no `requestIdleCallback`. */
const DELAY = 200;

export function whenIdle(run: () => void): void {
  const request = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (request) request(run);
  else setTimeout(run, DELAY);
}
