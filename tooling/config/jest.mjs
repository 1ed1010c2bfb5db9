// What the configuration of Jest imports. It is run by Node, which has tsx read the TypeScript.
import { register } from 'tsx/esm/api';

register();

export const { rooms } = await import('../src/workspace/apps.ts');
export const { jestPreset } = await import('../src/testing/jest/preset.ts');
