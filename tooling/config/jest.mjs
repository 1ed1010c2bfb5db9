// Imported by Jest's configuration, which Node runs; tsx reads the TypeScript.
import { register } from 'tsx/esm/api';

register();

const { pinEnvironment } = await import('../src/testing/environment.ts');
pinEnvironment();

export const { hasSample, rooms } = await import('../src/workspace/apps.ts');
export const { jestPreset } = await import('../src/testing/jest/preset.ts');
