import { DEHYDRATED, HYDRATED_EVENT, LOST, LOST_EVENT } from 'remote-loader/formats';
import { whenIdle } from './whenIdle';

/** Runs a function once the page is hydrated or lost, and the browser is idle. */
export function whenHydrated(run: () => void): void {
  const ended = new AbortController();
  const look = (): void => {
    if (document.querySelector(`[${DEHYDRATED}]`) && !document.querySelector(`[${LOST}]`)) return;
    ended.abort();
    whenIdle(run);
  };
  for (const event of [HYDRATED_EVENT, LOST_EVENT])
    document.addEventListener(event, look, { signal: ended.signal });
  look();
}
