/** Runs a function once the browser is idle. Safari has no requestIdleCallback; there it runs after a delay in milliseconds. */
export function whenIdle(run: () => void, otherwiseAfter: number): void {
  const request = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (request) request(run);
  else setTimeout(run, otherwiseAfter);
}
