import { register } from 'tsx/esm/api';

register();
await import('../src/release/command/releases.ts');
