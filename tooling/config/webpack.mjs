// Imported by the webpack configurations, which Node runs; tsx reads the TypeScript.
import { register } from 'tsx/esm/api';

register();

// Webpack and its plugins check their options by their schemas, which takes a seventh of a build's processor time. The types of the
// preset's options and a unit test (federatedApp.test.ts) check the same.
process.env.SKIP_VALIDATION ??= 'true';

export const { federatedApp } = await import('../src/build/webpack/federatedApp.ts');
export const { workshopPage } = await import('../src/build/webpack/workshopPage.ts');
