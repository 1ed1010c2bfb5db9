import { useState } from 'react';
import type { RoutePageId } from './pageId';
import { useRemotes } from './RemotesContext';

/** Whether the page was in the HTML at the first render. Decided once: the content stays the same element in hydration. */
export function useIsInHtml(page: RoutePageId): boolean {
  const { htmlPage } = useRemotes();
  const [isInHtml] = useState(() => htmlPage(page) !== null);
  return isInHtml;
}
