import { useState, type ReactNode } from 'react';
import { StoresProvider } from 'shared-state';
import { Toasts } from 'shared-ui';
import { Route, useLocation } from 'shared-ui/router';
import { useDroppedPresses } from './boot/useDroppedPresses';
import { RequireSession } from './guard/RequireSession';
import { Layout } from './layout/Layout';
import { ShopRoutes } from './navigation/ShopRoutes';
import { useLinksToHere } from './navigation/useLinksToHere';
import { useReloadIfStuck } from './navigation/useReloadIfStuck';
import { SuggestionsBelow } from './suggestions/SuggestionsBelow';
import { LateOffline } from './offline/LateOffline';
import { FaultBoundary } from './pages/FaultBoundary';
import { SomethingWentWrong } from './pages/SomethingWentWrong';
import { hostRoutes } from './pages/hostRoutes';
import { UnknownAddress } from './pages/UnknownAddress';
import { useRemotes } from './remotes/useRemotes';
import { RemotePage } from './remotes/RemotePage';
import { useFaultReports } from './remotes/useFaultReports';
import { useLoadAhead } from './loading/useLoadAhead';
import { usePrefetch } from './loading/usePrefetch';
import { isBareAt, shopRoutes, type RemoteRoute } from './routes';
import { LazyDevTools } from './tools/LazyDevTools';

/** The application inside a router: the same in the browser and when pages are written as HTML. */
export function App(): ReactNode {
  usePrefetch();
  useLinksToHere();
  useReloadIfStuck();
  useLoadAhead();
  useFaultReports();
  useDroppedPresses();
  const { htmlRoute } = useRemotes();
  const [declared, setDeclared] = useState<readonly RemoteRoute[]>(htmlRoute ? [htmlRoute] : []);
  return (
    <FaultBoundary fallback={WithoutBars}>
      <StoresProvider>
        <Framed>
          <ShopRoutes>
            {[...shopRoutes, ...declared].map(toRoute)}
            {hostRoutes.map(({ path, page: Page }) => (
              <Route key={path} path={path} caseSensitive element={<Page />} />
            ))}
            <Route path="*" element={<UnknownAddress onRoutes={setDeclared} />} />
          </ShopRoutes>
        </Framed>
        <LazyDevTools />
        <LateOffline />
        <Toasts />
      </StoresProvider>
    </FaultBoundary>
  );
}

function Framed({ children }: { readonly children: ReactNode }): ReactNode {
  return <Layout isBare={isBareAt(useLocation().pathname)}>{children}</Layout>;
}

function WithoutBars(): ReactNode {
  return (
    <main>
      <SomethingWentWrong />
    </main>
  );
}

function toRoute(route: RemoteRoute): ReactNode {
  const { path, page, isGuarded } = route;
  const content = (
    <>
      <RemotePage key={page} route={route} />
      <SuggestionsBelow page={page} />
    </>
  );
  return (
    <Route
      key={path}
      path={path}
      caseSensitive
      element={isGuarded ? <RequireSession route={route}>{content}</RequireSession> : content}
    />
  );
}
