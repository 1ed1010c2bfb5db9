import type { ReactNode } from 'react';
import { RenderBoundary } from './RenderBoundary';
import { useRemotes } from './useRemotes';

interface Props {
  readonly onError?: () => void;
  readonly children: ReactNode;
}

/** An error boundary around a remote's module that is not a page. It reports the error and renders nothing. */
export function ModuleBoundary({ onError, children }: Props): ReactNode {
  const { loader } = useRemotes();
  const handleError = (error: unknown): void => {
    onError?.();
    loader.reportUncaught(error);
  };
  return <RenderBoundary onError={handleError}>{children}</RenderBoundary>;
}
