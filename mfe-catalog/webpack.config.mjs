import { federatedApp } from 'tooling/webpack';

// After `tooling`, which lets Node read TypeScript.
await import('./records/check.ts');

export default federatedApp({
  directory: import.meta.dirname,
  // The catalogue's data, and what reads it.
  sharedFolder: 'src/catalogue',
});
