import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { run, runForCode } from './run';
import { temporaryFolder } from '../testing/temporaryFolder';

it('returns the exit code of a command', async () => {
  expect(await runForCode(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
  await expect(run(process.execPath, ['-e', 'process.exit(3)'])).rejects.toThrow(/exit code 3/);
  await expect(run('./no-such-command', [])).rejects.toThrow(/ENOENT/);
});

it('ends a command by a signal, and settles once it has ended', async () => {
  const folder = temporaryFolder();
  const program = `
    const { writeFileSync } = require('node:fs');
    process.on('SIGTERM', () => {
      setTimeout(() => { writeFileSync('gone', ''); process.exit(); }, 100);
    });
    setInterval(() => undefined, 1000);
    writeFileSync('up', '');
  `;
  const ending = new AbortController();
  const running = runForCode(process.execPath, ['-e', program], {
    cwd: folder,
    signal: ending.signal,
  });
  while (!existsSync(join(folder, 'up'))) await sleep(10);
  ending.abort(new Error('Ended by SIGINT.'));
  await expect(running).rejects.toThrow('Ended by SIGINT.');
  expect(existsSync(join(folder, 'gone'))).toBe(true);
});
