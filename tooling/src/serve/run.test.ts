import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../workspace/apps';

/** The beginning of the programs below: a child that runs longer than a test may take. */
const PRELUDE = `
  const { start, run, endOnSignals } = await import(${url('workspace/run.ts')});
  const { endWith } = await import(${url('serve/devServer.ts')});
  const { fail } = await import(${url('workspace/fail.ts')});
  const node = process.execPath;
  const failing = ['--eval', 'process.exit(3)'];
  const child = start(node, ['--eval', 'setTimeout(() => {}, 600_000)']);
`;

it.each([
  [
    'one of them fails',
    'run(node, failing).catch(fail);',
    1,
    /^".+" failed with exit code 3\.\n$/s,
  ],
  ['it gets a signal', "endOnSignals(); console.log('Started');", 143, /^$/],
  [
    'a development server has died',
    "endWith(start(node, failing), 'mfe-catalog'); endWith(child, 'host');",
    1,
    /^The development server of mfe-catalog has ended \(exit code 3\); all others were stopped\.\n$/,
  ],
])('a program ends those that it started once %s', async (_when, text, code, stderr) => {
  const end = await endOf(text);
  expect(end.code).toBe(code);
  expect(end.stderr).toMatch(stderr);
});

function url(file: string): string {
  return JSON.stringify(pathToFileURL(join(workspaceRoot, 'tooling/src', file)));
}

/** Runs a program until it and its child have ended: both hold the same pipe. With its first output it gets a signal. */
async function endOf(text: string): Promise<{ code: number | null; stderr: string }> {
  const program = spawn(process.execPath, [
    ...['--import', 'tsx', '--input-type=module'],
    ...['--eval', PRELUDE + text],
  ]);
  let stderr = '';
  program.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
  program.stdout.once('data', () => program.kill('SIGTERM'));
  const [code] = (await once(program, 'close')) as [number | null];
  return { code, stderr };
}
