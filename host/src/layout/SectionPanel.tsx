import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button, Skeleton, VisuallyHidden } from 'shared-ui';
import { ModuleBoundary } from '../remotes/ModuleBoundary';
import skeletonClasses from '../remotes/PageSkeleton.module.scss';
import type { RemoteModule } from '../remotes/pageId';
import { useRemoteModule, useRemotes } from '../remotes/useRemotes';
import classes from './SectionPanel.module.scss';
import { useIsDesktop } from './useIsDesktop';

const MODULE = 'mfe_catalog/SectionPanel';

/** The largest number of categories in a section. */
const PLACES = [0, 1, 2, 3, 4, 5] as const;

type Props = ComponentProps<RemoteModule<typeof MODULE>>;

/**
 * The categories of a section, a module of the catalogue's remote. The button that opens the panel also makes the loader
 * load the module. If that has failed, the panel says so.
 */
export function SectionPanel(props: Props): ReactNode {
  const { loader } = useRemotes();
  const { state, module: Categories } = useRemoteModule(MODULE);
  const [hasThrown, setThrown] = useState(false);
  const [isVisit, setVisit] = useState(false);
  const ref = useRef<HTMLElement>(null);
  // A visit may reload the document for a newer release. Try Again may do that, but opening the panel must not.
  useEffect(() => (isVisit ? loader.visit(MODULE) : undefined), [loader, isVisit]);

  const handleRetry = (): void => {
    // The button disappears and would lose the focus.
    ref.current?.focus({ preventScroll: true });
    setThrown(false);
    setVisit(true);
    loader.retry(MODULE, 'shopper');
  };

  const isLost = hasThrown || state.kind === 'idle' || state.kind === 'failed';
  const isSlow = state.kind === 'loading' && state.isSlow;
  return (
    <section ref={ref} tabIndex={-1} className={classes.panel}>
      {isLost && <p role="alert">The categories can’t be reached right now.</p>}
      {isSlow && <p role="status">Still loading</p>}
      {(isLost || isSlow) && (
        <Button size="small" onClick={handleRetry}>
          Try Again
        </Button>
      )}
      {state.kind === 'loading' && !isSlow && <Waiting />}
      {Categories && !hasThrown && (
        <ModuleBoundary onError={() => setThrown(true)}>
          <Categories {...props} />
        </ModuleBoundary>
      )}
    </section>
  );
}

function Waiting(): ReactNode {
  const shape = useIsDesktop() ? 'picture' : 'field';
  return (
    <>
      <VisuallyHidden role="status">Loading categories</VisuallyHidden>
      <div className={`${classes.places} ${skeletonClasses.late}`}>
        {PLACES.map((place) => (
          <Skeleton key={place} shape={shape} />
        ))}
      </div>
    </>
  );
}
