import { Activity, memo, type ReactNode } from 'react';
import { Routes } from 'shared-ui/router';
import { ShopRoutes } from './ShopRoutes';
import { usePagesAhead } from './usePagesAhead';

/** Memoized, so that a hover does not render the present page again. */
const PageAt = memo(Routes);

/**
 * The page of the present address, and hidden beside it the one that the shopper points at: a click then shows it, instead of
 * rendering it first. A hidden page has no effects, and is rendered when there is nothing else to do.
 */
export function Pages({ children: routes }: { readonly children: ReactNode }): ReactNode {
  const { location, current, ahead } = usePagesAhead();
  return (
    <>
      {current === null && <ShopRoutes>{routes}</ShopRoutes>}
      {[current, ahead].map(
        (address) =>
          address !== null && (
            <Activity key={address} mode={address === current ? 'visible' : 'hidden'}>
              <PageAt location={address === current ? location : address}>{routes}</PageAt>
            </Activity>
          ),
      )}
    </>
  );
}
