// What the configuration of ESLint imports. It is run by Node, which has tsx read the TypeScript.
import { register } from 'tsx/esm/api';

register();

export const { importTable } = await import('../src/checks/eslint/importTable.ts');
export const { mutationEnvironment } = await import('../src/checks/eslint/mutationEnvironment.ts');
