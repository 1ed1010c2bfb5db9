import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { autorun } from 'mobx';
import { MOTION, STARTED, THEME } from 'remote-loader/formats';
import 'shared-ui/globals.scss';
import './boot/boot.scss';
import { stores } from 'shared-state';
import { dismissToasts, OriginProvider } from 'shared-ui';
import { App } from './App';
import { readBootFiles } from './remotes/bootFiles';
import { markHydrated } from './remotes/hydrated';
import { restorePosition } from './navigation/restorePosition';
import { createRemotes } from './remotes/createRemotes';
import { RemotesContext } from './remotes/useRemotes';

restorePosition();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to render into.');

/**
 * Marks the host's part of the page as hydrated. It wraps the application, because the ids of `useId` depend on the shape
 * of the tree and must match the HTML.
 */
function Hydrated({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    const html = document.documentElement;
    html.setAttribute(STARTED, '');
    autorun(() => {
      html.setAttribute(THEME, stores.preferences.theme);
      html.setAttribute(MOTION, stores.preferences.motion);
    });
    stores.followErasing(dismissToasts);
    markHydrated(root);
  }, []);
  return children;
}

const page = (
  <StrictMode>
    <OriginProvider origin={readBootFiles().origin ?? ''}>
      <RemotesContext value={createRemotes()}>
        <Hydrated>
          <App />
        </Hydrated>
      </RemotesContext>
    </OriginProvider>
  </StrictMode>
);

// Error boundaries report the errors that they catch (docs/remotes.md). By default React also writes them to the console.
const options = process.env.NODE_ENV === 'production' ? { onCaughtError: () => undefined } : {};
// A transition is rendered in slices, so that the page in the HTML stays responsive.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, page, options);
  else createRoot(root, options).render(page);
});
