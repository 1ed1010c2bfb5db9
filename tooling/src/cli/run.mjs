import { spawn } from 'node:child_process';

/** A command that ended with something else than 0. */
export class CommandError extends Error {
  /** @param {string} command @param {number | null} code */
  constructor(command, code) {
    super(`"${command}" failed${code === null ? '' : ` with exit code ${code}`}.`);
    this.name = 'CommandError';
  }
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
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', (error) => {
      if (child.pid === undefined || !signal?.aborted) reject(error);
    });
    child.once('exit', (code) => (signal?.aborted ? reject(signal.reason) : resolve(code)));
  });
}
