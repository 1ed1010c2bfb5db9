import type { ComponentProps, ReactNode } from 'react';
import { useRemotes } from '../remotes/RemotesContext';
import type { RemoteModule } from '../remotes/pageId';
import { RenderBoundary } from '../remotes/RenderBoundary';
import { useRemoteModule } from '../remotes/useRemoteModule';

const MODULE = 'mfe_catalog/Suggestions';

type Props = ComponentProps<RemoteModule<typeof MODULE>>;

/** Products that the catalogue suggests. Nothing until its module is loaded, or if that fails. */
export function Suggestions(props: Props): ReactNode {
  const { loader } = useRemotes();
  const { module: Products } = useRemoteModule(MODULE);
  const handleError = (error: unknown): void =>
    loader.reportUncaught(String((error as Error).stack), error);
  return (
    Products && (
      <RenderBoundary onError={handleError}>
        <Products {...props} />
      </RenderBoundary>
    )
  );
}
