import * as mobx from 'mobx';
import * as mobxReact from 'mobx-react-lite';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import * as sharedState from 'shared-state';
import * as sharedUi from 'shared-ui';
import { MemoryRouter } from 'shared-ui/memory-router';
import * as sharedRouter from 'shared-ui/router';
import { App } from './App';
import type { PageComponent, PageId, RemoteLoader } from './remotes/pageId';
import { OfflinePage } from './offline/OfflinePage';
import { hostRoutes } from './pages/hostRoutes';
import { RemotesContext } from './remotes/useRemotes';
import type { Remotes } from './remotes/createRemotes';
import { HtmlPage } from './remotes/HtmlPage';
import { fixedRoutes, remoteModules, shopRoutes, type RemoteRoute } from './routes';

// The build runs this on Node to write the pages (docs/pages.md). The browser's bundle does not include it.

mobxReact.enableStaticRendering(true);

/** The modules that the remotes' builds for Node share with this build. As in the browser, the host provides them. */
export const shared: Readonly<Record<string, unknown>> = {
  mobx,
  'mobx-react-lite': mobxReact,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'shared-state': sharedState,
  'shared-ui': sharedUi,
  'shared-ui/router': sharedRouter,
};

/**
 * The addresses of the route table. Addresses of products come from the catalogue. The HTML of an address without a remote's
 * page has a page of the host.
 */
export const addresses: readonly (RemoteRoute | { readonly path: string })[] = [
  ...fixedRoutes,
  ...hostRoutes.map(({ path }) => ({ path })),
];

/** What the remotes must expose: the pages of the routes, and the modules. The build writes them into the contract. */
export const remotePages: readonly string[] = [
  ...shopRoutes.map(({ page }) => page),
  ...remoteModules,
];

export { sections } from './layout/sections.data';
export { pageForPath as pageOf, routeFor as declaredRouteOf } from './routes';
export { hostPaths } from './pages/hostRoutes';

export interface RenderedPage {
  readonly id: PageId;
  readonly component: PageComponent;
}

/**
 * The HTML of an address for a new guest. Elements of the document's head come first, because React renders them first.
 *
 * @param page without one a skeleton is rendered
 * @param origin such as `https://shop.example`
 * @param route if it comes with a remote
 * @throws if a component throws, also below a Suspense boundary, where React would only leave a gap
 */
export function render(
  path: string,
  page: RenderedPage | null,
  origin: string,
  route: RemoteRoute | null,
): Promise<string> {
  return markupOf(
    <react.StrictMode>
      <sharedUi.OriginProvider origin={origin}>
        <RemotesContext value={staticLoader(path, page, route)}>
          <MemoryRouter initialEntries={[path]}>
            <App />
          </MemoryRouter>
        </RemotesContext>
      </sharedUi.OriginProvider>
    </react.StrictMode>,
  );
}

/** The HTML of the offline page, on which the application does not run. */
export function renderOffline(origin: string): Promise<string> {
  return markupOf(
    <sharedUi.OriginProvider origin={origin}>
      <OfflinePage />
    </sharedUi.OriginProvider>,
  );
}

async function markupOf(tree: react.ReactNode): Promise<string> {
  const errors: Error[] = [];
  const onError = (cause: unknown, { componentStack = '' }: react.ErrorInfo): void => {
    const [, component = 'a component'] = /^\s*at (\S+)/.exec(componentStack ?? '') ?? [];
    const message = cause instanceof Error ? cause.message : String(cause);
    errors.push(new Error(`${component} throws "${message}"`, { cause }));
  };
  // Without a size limit React writes the markup in one piece. Otherwise it adds scripts that join the pieces.
  const options = { onError, progressiveChunkSize: Infinity };
  const rendering = prerenderToNodeStream(tree, options);
  const { prelude } = await rendering.catch((error: unknown) => {
    throw errors[0] ?? error;
  });
  let markup = '';
  for await (const chunk of prelude) markup += String(chunk);
  if (errors[0]) throw errors[0];
  return markup;
}

function staticLoader(
  pathname: string,
  rendered: RenderedPage | null,
  htmlRoute: RemoteRoute | null,
): Remotes {
  // Its other methods are only called in effects and by events, and neither occur here.
  const loader: Pick<RemoteLoader, 'stateOf' | 'subscribe'> = {
    stateOf: (id) =>
      id === rendered?.id
        ? { kind: 'ready', component: rendered.component, integrity: '' }
        : { kind: 'idle' },
    subscribe: () => () => undefined,
  };
  return {
    loader: loader as RemoteLoader,
    declaredRoutes: () => Promise.resolve([]),
    overrides: null,
    htmlPage: (id) => (id === rendered?.id ? new HtmlPage(loader, id, '', pathname) : null),
    waitFor: () => null,
    htmlRoute,
  };
}
