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

/**
 * Tells once the host's part of the page answers. It stands around the application and not beside it: the ids that React
 * makes (`useId`) follow from the shape of the tree, and have to be those of the HTML.
 */
function Awake({
  part,
  children,
}: {
  readonly part: Element;
  readonly children: ReactNode;
}): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.started = '';
    applyPreferences(document.documentElement);
    wake(part);
  }, [part]);
  return children;
}

const page = (
  <StrictMode>
    <OriginProvider origin={readBootFiles().origin ?? ''}>
      <LoaderProvider value={createPageLoader()}>
        <Awake part={root}>
          <App />
        </Awake>
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
