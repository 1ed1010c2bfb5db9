import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** A command ended with an exit code other than 0. */
class CommandError extends Error {
  /** @param {string} command @param {number | null} code */
  constructor(command, code) {
    super(`"${command}" failed${code === null ? '' : ` with exit code ${code}`}.`);
    this.name = 'CommandError';
  }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM');
});

/**
 * Starts a command and shows what it prints. It is ended when this program ends by itself or fails; on a signal too, where
 * {@link endOnSignals} was called.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/**
 * Ends this program, and with it the commands that it started, on Ctrl-C and when it is told to end.
 *
 * @param {number} [code] the exit code; without it the one that says which signal it was
 * @returns {() => void} takes it back
 */
export function endOnSignals(code) {
  const end = (/** @type {NodeJS.Signals} */ signal) =>
    process.exit(code ?? 128 + constants.signals[signal]);
  const signals = /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM']);
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

/**
 * Runs a command to its end, showing what it prints.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<void>}
 */
export async function run(command, args, options = {}) {
  const code = await runForCode(command, args, options);
  if (code !== 0) throw new CommandError([command, ...args].join(' '), code);
}

/**
 * Runs a command to its end and gives its exit code. Where `signal` of the options ends it, this settles once it is gone.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number | null>}
 */
export function runForCode(command, args, options = {}) {
  const { signal } = options;
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.once('error', (error) => {
      if (child.pid === undefined || !signal?.aborted) reject(error);
    });
    child.once('exit', (code) => (signal?.aborted ? reject(signal.reason) : resolve(code)));
  });
}
