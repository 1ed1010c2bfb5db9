import type { RemoteEvent } from 'remote-loader';
import { REMOTE_EVENT } from 'remote-loader/formats';

/** Reports loads and failures of remotes to operators (docs/remotes.md). Also records a loaded page as a measure on the performance timeline. */
export function dispatchRemoteEvent(detail: RemoteEvent): void {
  if (detail.type === 'loaded') {
    const { page, duration, time } = detail;
    performance.measure(`${REMOTE_EVENT} ${page}`, { start: time - duration, duration, detail });
  }
  window.dispatchEvent(new CustomEvent(REMOTE_EVENT, { detail }));
}
