import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'shared-ui/globals.scss';
import { App } from './App';
import { applyPreferences } from './preferences/applyPreferences';

// The shop scrolls to the top on every route change, Back included (RULINGS A17).
history.scrollRestoration = 'manual';

applyPreferences(document.documentElement);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to render into.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
