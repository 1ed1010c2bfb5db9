import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'shared-ui/router';
import '../src/globals/globals.scss';
import { Workshop } from './Workshop';

const root = document.getElementById('root');
if (!root) throw new Error('The workshop has no element with the id "root" to render into.');

// `?theme=dark` or `?theme=light` sets the theme. The default is the device's setting.
document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? '';

createRoot(root).render(
  <BrowserRouter>
    <Workshop />
  </BrowserRouter>,
);
