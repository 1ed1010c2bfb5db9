import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { RemoteModule } from '../federation/pageId';
import { usePageLoader } from '../remotes/LoaderContext';
import { RenderBoundary } from '../remotes/RenderBoundary';
import { useRemoteModule } from '../remotes/useRemoteModule';

type Props = ComponentProps<RemoteModule<'mfe_catalog/SectionPanel'>>;

/** The categories of a section, a module of the catalogue's remote; nothing if it can't be loaded. */
export function SectionPanel(props: Props): ReactNode {
  const { loader } = usePageLoader();
  const Categories = useRemoteModule('mfe_catalog/SectionPanel');
  return (
    Categories && (
      <RenderBoundary onError={(error) => loader.threwLater(String((error as Error).stack), error)}>
        <Content component={Categories} {...props} />
      </RenderBoundary>
    )
  );
}

function Content({
  component: Categories,
  ...props
}: Props & { readonly component: ComponentType<Props> }): ReactNode {
  return <Categories {...props} />;
}
