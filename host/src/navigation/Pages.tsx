import { Activity, memo, type ReactNode } from 'react';
import { layOutAhead } from './layOutAhead';
import classes from './Pages.module.scss';
import { removeWhenIdle } from './removeWhenIdle';
import { ShopRoutes } from './ShopRoutes';
import { usePages, type Page } from './usePages';

/**
 * The page of the present address, and hidden beside it the one that the shopper points at: a click then shows it, instead of
 * rendering it first. A hidden page has no effects, and is rendered when there is nothing else to do.
 */
export function Pages({ children: routes }: { readonly children: ReactNode }): ReactNode {
  const { page, ahead } = usePages();
  return (
    <div ref={removeWhenIdle}>
      {[page, ahead].map(
        (each) =>
          each && (
            <PageBox key={each.id} page={each} isAhead={each === ahead}>
              {routes}
            </PageBox>
          ),
      )}
    </div>
  );
}

interface Props {
  readonly page: Page;
  readonly isAhead: boolean;
  readonly children: ReactNode;
}

function PageBox({ page: { id, location }, isAhead, children: routes }: Props): ReactNode {
  const content = <PageAt location={location}>{routes}</PageAt>;
  return (
    <div ref={layOutAhead} className={classes.page} data-hidden={isAhead ? 'ahead' : undefined}>
      {/* The visit's first page was never ahead, and an Activity would be hydrated after everything else. */}
      {id === 0 ? content : <Activity mode={isAhead ? 'hidden' : 'visible'}>{content}</Activity>}
    </div>
  );
}

/** Memoized, so that a hover does not render the present page again. */
const PageAt = memo(ShopRoutes);
