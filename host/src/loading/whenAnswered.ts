import { ASLEEP, LOST } from '../remotes/wake';
import { whenIdle } from './whenIdle';

/**
 * Runs something once the page answers and the browser is idle, so that it takes no time from the page; also if the page is
 * lost, and will not answer.
 *
 * @returns a function that ends the wait
 */
export function whenAnswered(run: () => void, otherwiseAfter: number): () => void {
  const ended = new AbortController();
  const look = (): void => {
    if (document.querySelector(`[${ASLEEP}]`) && !document.querySelector(`[${LOST}]`)) return;
    ended.abort();
    whenIdle(run, otherwiseAfter);
  };
  for (const event of ['weft:awake', 'weft:lost'])
    document.addEventListener(event, look, { signal: ended.signal });
  look();
  return () => ended.abort();
}
