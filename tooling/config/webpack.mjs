// Imported by the webpack configurations, which Node runs; tsx reads the TypeScript.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();

// The supported browsers (docs/browsers.md), wherever the built app is. Webpack, autoprefixer and the CSS minifier read the variable,
// also in their child processes.
process.env.BROWSERSLIST_CONFIG ??= fileURLToPath(new URL('../package.json', import.meta.url));

export const { federatedApp } = await import('../src/build/webpack/federatedApp.ts');
export const { workshopPage } = await import('../src/build/webpack/workshopPage.ts');
