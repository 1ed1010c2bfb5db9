// Imported by the webpack configurations, which Node runs; tsx reads the TypeScript.
import { register } from 'tsx/esm/api';

register();

export const { federatedApp } = await import('../src/build/webpack/federatedApp.ts');
export const { workshopPage } = await import('../src/build/webpack/workshopPage.ts');
