import { useRef } from 'react';
import { REMOTE_EVENT } from 'remote-loader/formats';
import { useWindowEvent } from 'shared-ui';
import { isFrugal } from './connection';
import { whenIdle } from './whenIdle';
import { likelyPages } from '../routes';
import { useRemotes } from '../remotes/useRemotes';

/**
 * Loads the most likely next pages once the first page of a remote is shown and the browser is idle, because a touch screen
 * has no hover that could start a prefetch. Not on a slow network or if the browser saves data.
 */
export function useLoadAhead(): void {
  const { loader } = useRemotes();
  const hasBegun = useRef(false);
  useWindowEvent(REMOTE_EVENT, ({ detail }) => {
    if (detail.type !== 'shown' || hasBegun.current) return;
    hasBegun.current = true;
    if (isFrugal()) return;
    // Each in an idle callback of its own, so that no task is long.
    for (const page of likelyPages) whenIdle(() => loader.prefetch(page));
  });
}
