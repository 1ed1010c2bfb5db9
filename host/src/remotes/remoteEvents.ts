import type { RemoteEvent } from 'remote-loader';

/** The name of the event on `window` that reports loads and failures of remotes to operators (docs/remotes.md). */
export const REMOTE_EVENT = 'weft:remote';

declare global {
  interface WindowEventMap {
    [REMOTE_EVENT]: CustomEvent<RemoteEvent>;
  }
}

/** Dispatches an event on `window`. Also records a loaded page as a measure on the performance timeline. */
export function dispatchRemoteEvent(detail: RemoteEvent): void {
  if (detail.type === 'loaded') {
    const { page, duration, time } = detail;
    performance.measure(`${REMOTE_EVENT} ${page}`, { start: time - duration, duration, detail });
  }
  window.dispatchEvent(new CustomEvent(REMOTE_EVENT, { detail }));
}
