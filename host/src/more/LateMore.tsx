import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useLazy } from '../loading/useLazy';
import type { RoutePageId } from '../remotes/pageId';

interface Props {
  /** The remote's page below which it stands. */
  readonly page: RoutePageId;
}

type Below = Partial<Record<RoutePageId, ComponentType>>;

/** What stands below a remote's page. Its code is loaded after the page's HTML is hydrated: a page is complete without it. */
export function LateMore({ page }: Props): ReactNode {
  const [below, load] = useLazy<Below>();
  useEffect(() => {
    load(importBelow).catch(() => undefined);
  }, [load]);
  const More = below?.[page];
  return More ? <More /> : null;
}

async function importBelow(): Promise<Below> {
  return (await import('./moreBelow')).moreBelow;
}
