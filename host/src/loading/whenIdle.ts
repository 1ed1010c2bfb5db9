/** Runs something once the browser is idle; in Safari, which has no requestIdleCallback, after so many milliseconds. */
export function whenIdle(run: () => void, otherwiseAfter: number): void {
  const request = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (request) request(run);
  else setTimeout(run, otherwiseAfter);
}
