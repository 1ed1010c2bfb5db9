// What the configuration of oxlint imports. It is run by Node, which has tsx read the TypeScript.
import { register } from 'tsx/esm/api';

register();

export const { importTable } = await import('../src/checks/lint/importTable.ts');
