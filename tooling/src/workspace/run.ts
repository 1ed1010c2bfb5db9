import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';
import { normalizeSpawnCommand } from 'tinyexec';

const children: Set<ChildProcess> = new Set();

process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM');
});

/**
 * Starts a command and shows its output. The command is ended when this program ends or fails, and on a signal if {@link
 * endOnSignals} was called.
 */
export function start(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  // On Windows `npx` and programs of `node_modules/.bin` are scripts, which need a shell.
  const normal = normalizeSpawnCommand(command, args, { stdio: 'inherit', ...options });
  const child = spawn(normal.command, normal.args, normal.options);
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

let codeOnSignal: number | undefined;

/**
 * Ends this program and the commands that it started on SIGINT (Ctrl-C) and SIGTERM.
 *
 * @param code the exit code, instead of that of an earlier call; by default the signal's
 */
export function endOnSignals(code?: number): void {
  codeOnSignal = code;
  for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => process.exit(codeOnSignal ?? 128 + constants.signals[name]));
  }
}

/**
 * Runs a command to its end and shows its output.
 *
 * @throws {Error} if its exit code is not 0
 */
export async function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> {
  const code = await runForCode(command, args, options);
  if (code === 0) return;
  const reason = code === null ? '' : ` with exit code ${code}`;
  throw new Error(`"${[command, ...args].join(' ')}" failed${reason}.`);
}

/**
 * Runs a command to its end and returns its exit code. If `signal` in the options ends it, this settles once it has ended.
 */
export function runForCode(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number | null> {
  const { signal } = options;
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.once('error', (error) => {
      if (child.pid === undefined || !signal?.aborted) reject(error);
    });
    child.once('exit', (code) =>
      signal?.aborted ? reject(signal.reason as Error) : resolve(code),
    );
  });
}

/** Runs a JavaScript program; the command ends with its exit code. */
export async function runNode(args: readonly string[]): Promise<void> {
  endOnSignals();
  process.exitCode = (await runForCode(process.execPath, args)) ?? 1;
}
