import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { autorun } from 'mobx';
import { MOTION, STARTED, THEME } from 'remote-loader/formats';
import 'shared-ui/globals.scss';
import './boot/boot.scss';
import { stores } from 'shared-state';
import { dismissToasts, OriginProvider } from 'shared-ui';
import { BrowserRouter } from 'shared-ui/router';
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
    // The colour of the browser's own bars for each theme.
    const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
      (meta) => ({ meta, media: meta.media }),
    );
    autorun(() => {
      const { theme } = stores.preferences;
      html.setAttribute(THEME, theme);
      for (const { meta, media } of colors) {
        const chosen = media.includes(theme) ? 'all' : 'not all';
        meta.media = theme === 'system' ? media : chosen;
      }
      html.setAttribute(MOTION, stores.preferences.motion);
    });
    stores.followErasing(dismissToasts);
    markHydrated(root);
  }, []);
  return children;
}

const remotes = createRemotes();

const page = (
  <StrictMode>
    <OriginProvider origin={readBootFiles().origin ?? ''}>
      <RemotesContext value={remotes}>
        <Hydrated>
          <BrowserRouter waitFor={remotes.waitFor}>
            <App />
          </BrowserRouter>
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
