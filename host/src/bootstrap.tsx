import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'shared-ui/globals.scss';
import { App } from './App';
import { applyPreferences } from './preferences/applyPreferences';
import { createPageLoader } from './remotes/createPageLoader';
import { LoaderProvider } from './remotes/LoaderContext';

// The shop scrolls to the top on every route change, Back included (RULINGS A17).
history.scrollRestoration = 'manual';

applyPreferences(document.documentElement);

const loader = createPageLoader();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to render into.');
// Boundaries report what they catch (docs/remotes.md); React would write it to the shopper's console as well.
const options = process.env.NODE_ENV === 'production' ? { onCaughtError: () => undefined } : {};
const page = createRoot(root, options);
// In slices, so that the first screen that the HTML carries stays responsive meanwhile.
startTransition(() => {
  page.render(
    <StrictMode>
      <LoaderProvider value={loader}>
        <App />
      </LoaderProvider>
    </StrictMode>,
  );
});
