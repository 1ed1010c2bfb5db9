import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import 'shared-ui/globals.scss';
import './boot/boot.scss';
import { OriginProvider } from 'shared-ui';
import { App } from './App';
import { readBootFiles } from './boot/bootFiles';
import { wake } from './boot/wake';
import { applyPreferences } from './preferences/applyPreferences';
import { createPageLoader } from './remotes/createPageLoader';
import { LoaderProvider } from './remotes/LoaderContext';

// The shop scrolls to the top on every route change, Back included (RULINGS A17).
history.scrollRestoration = 'manual';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to render into.');

/** Tells once the host's part of the page answers. */
function Awake({ part }: { readonly part: Element }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.started = '';
    applyPreferences(document.documentElement);
    wake(part);
  }, [part]);
  return null;
}

const page = (
  <StrictMode>
    <OriginProvider origin={readBootFiles().origin ?? ''}>
      <LoaderProvider value={createPageLoader()}>
        <App />
        <Awake part={root} />
      </LoaderProvider>
    </OriginProvider>
  </StrictMode>
);

// Boundaries report what they catch (docs/remotes.md); React would write it to the shopper's console as well.
const options = process.env.NODE_ENV === 'production' ? { onCaughtError: () => undefined } : {};
// In slices, so that a page that the HTML carries stays responsive meanwhile.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, page, options);
  else createRoot(root, options).render(page);
});
