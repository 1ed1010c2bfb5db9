import { useCallback, type ReactNode } from 'react';
import { FIRST_SCREEN } from './firstScreenMark';

/** The landing page's beginning as the page's HTML carried it; null on every other page. */
const kept = document.querySelector(`[${FIRST_SCREEN}]`);

/** Whether there is something better than a skeleton to show until the landing page is here. */
export const hasFirstScreen = kept !== null;

/**
 * Leaves the landing page's beginning standing while its remote is on the way: React clears the root when it first
 * renders, and this puts the same elements back in that very commit, so that nothing flashes and no picture is loaded
 * or decoded again.
 */
export function KeptFirstScreen(): ReactNode {
  const adopt = useCallback((element: HTMLElement | null) => {
    if (element && kept) element.append(kept);
  }, []);
  return <div ref={adopt} />;
}
