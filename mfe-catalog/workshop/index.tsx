import { createRoot } from 'react-dom/client';
import 'shared-ui/globals.scss';
import { ContactSheet } from './ContactSheet';

const root = document.getElementById('root');
if (!root) throw new Error('The contact sheet has no element with the id "root" to render into.');

// `?theme=dark` shows the dark theme. The default is the device's setting.
document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? '';

createRoot(root).render(<ContactSheet />);
