import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
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

describe('a program that started others', () => {
  it('ends them when one of them fails', async () => {
    const { code, stderr } = await open('run(node, failing).catch(fail);').end;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^".+" failed with exit code 3\.\n$/s);
  });

  it('ends them on a signal', async () => {
    const program = open('endOnSignals(); console.log();');
    await program.output;
    program.kill();
    expect(await program.end).toEqual({ code: 143, stderr: '' });
  });

  it('ends with one sentence, and ends the others, once a development server has died', async () => {
    const text = "endWith(start(node, failing), 'mfe-catalog'); endWith(child, 'host');";
    expect(await open(text).end).toEqual({
      code: 1,
      stderr:
        'The development server of mfe-catalog has ended (exit code 3); all others were stopped.\n',
    });
  });
});

function url(file: string): string {
  return JSON.stringify(pathToFileURL(join(workspaceRoot, 'tooling/src', file)));
}

interface Program {
  /** Settles with the first line. */
  readonly output: Promise<void>;
  /** Settles when the program and its child have ended: both hold the same pipe. */
  readonly end: Promise<{ code: number | null; stderr: string }>;
  kill(): void;
}

function open(text: string): Program {
  const program = spawn(process.execPath, [
    ...['--import', 'tsx', '--input-type=module'],
    ...['--eval', PRELUDE + text],
  ]);
  let stderr = '';
  program.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
  return {
    output: new Promise((resolve) => program.stdout.once('data', () => resolve())),
    end: new Promise((resolve) => program.once('close', (code) => resolve({ code, stderr }))),
    kill: () => program.kill('SIGTERM'),
  };
}
