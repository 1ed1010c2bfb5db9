import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';

it('can be imported in a repository of a single remote, which has no workspace; a failure says how to install after an edit', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'tooling/src/workspace/prepare.mjs');
  cpSync(join(__dirname, 'prepare.mjs'), file);
  const program = `const { completeInstallation } = await import(${JSON.stringify(pathToFileURL(file).href)}); await completeInstallation();`;
  const options = { env: { PATH: folder }, stdio: 'pipe' } as const;
  const args = ['--input-type=module', '-e', program];
  const run = () => execFileSync(process.execPath, args, options);
  expect(run).not.toThrow();
  const engines = { pnpm: '1.2.3' };
  writeFiles(folder, { 'pnpm-workspace.yaml': '', 'package.json': JSON.stringify({ engines }) });
  writeFiles(folder, { npx: '#!/bin/sh\nexit 3\n' });
  chmodSync(join(folder, 'npx'), 0o755);
  expect(run).toThrow(/exit code 3. After an edit of a package.json, run npx pnpm@1.2.3 install/);
});
