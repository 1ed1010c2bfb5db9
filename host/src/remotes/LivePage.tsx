import { useEffect, type ReactNode } from 'react';
import type { PageComponent, PageId } from './pageId';
import { useRemotes } from './useRemotes';
import { RenderBoundary } from './RenderBoundary';

interface Props {
  readonly page: PageId;
  readonly component: PageComponent;
  /** Shown instead of a page that threw; by default the loader heals it or reports it as failed. */
  readonly fallback?: ((error: unknown) => ReactNode) | undefined;
}

/** A remote's page after its code is loaded. */
export function LivePage({ page, component: Content, fallback }: Props): ReactNode {
  const { loader } = useRemotes();
  const handleError = (error: unknown): void => {
    if (!fallback) loader.reportError(page, error);
  };
  return (
    <RenderBoundary onError={handleError} fallback={fallback}>
      <Content />
      <Shown page={page} />
    </RenderBoundary>
  );
}

/** Reports to the loader that a page is shown, once the page's effects have run without an error. */
function Shown({ page }: { readonly page: PageId }): null {
  const { loader } = useRemotes();
  useEffect(() => {
    const timer = setTimeout(() => loader.reportShown(page));
    return () => clearTimeout(timer);
  }, [loader, page]);
  return null;
}
