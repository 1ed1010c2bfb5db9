import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporaryFolder';

it('can be imported in a repository of a single remote, which has no workspace', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'tooling/src/workspace/prepare.mjs');
  cpSync(join(__dirname, 'prepare.mjs'), file);
  const program = `const { completeInstallation } = await import(${JSON.stringify(pathToFileURL(file).href)}); await completeInstallation();`;
  const args = ['--input-type=module', '-e', program];
  expect(() => execFileSync(process.execPath, args)).not.toThrow();
});
