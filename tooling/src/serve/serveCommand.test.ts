/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { workspaceRoot } from '../apps.mjs';

it.each(['--release', '--releases=x', 'mfe-catalog'])(
  'serve refuses %s in one line',
  (argument) => {
    const command = join(workspaceRoot, 'tooling/bin/serve.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, argument], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      `serve does not know "${argument}". Run: npm run serve, or: npm run serve -- --releases\n`,
    );
  },
);
