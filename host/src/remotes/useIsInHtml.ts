import { useState } from 'react';
import type { RoutePageId } from './pageId';
import { useRemotes } from './RemotesContext';

/** Whether the page was in the HTML when its component was first rendered; what is hydrated must stay where it is. */
export function useIsInHtml(page: RoutePageId): boolean {
  const { htmlPage } = useRemotes();
  const [isInHtml] = useState(() => htmlPage(page) !== null);
  return isInHtml;
}
