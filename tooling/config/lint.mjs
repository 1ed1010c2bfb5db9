// Imported by oxlint's configuration, which Node runs; tsx reads the TypeScript.
import { register } from 'tsx/esm/api';

register();

export const { importTable } = await import('../src/checks/lint/importTable.ts');
