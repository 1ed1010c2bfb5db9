// What the configurations of webpack import. These are run by Node, which has tsx read the TypeScript.
import { register } from 'tsx/esm/api';

register();

export const { federatedApp } = await import('../src/build/webpack/federatedApp.ts');
export const { plainPage } = await import('../src/build/webpack/plainPage.ts');
