import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// This file runs before anything is installed, so it imports Node's own modules alone.

const root = fileURLToPath(new URL('../../..', import.meta.url));

const { engines } = JSON.parse(readFileSync(new URL('package.json', `file://${root}`), 'utf8'));

/** The arguments of `npx` that begin a command of the pnpm that `engines` pins. */
export const PNPM = ['--yes', `pnpm@${engines.pnpm}`];

/** @throws {Error} with one sentence, on a Node that is older than `engines` says */
export function checkNode() {
  const oldest = engines.node.replace('>=', '');
  const isOld = process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0;
  if (!isOld) return;
  throw new Error(
    `Node ${process.versions.node} is too old: install Node ${oldest} or newer and run the command again.`,
  );
}

/** Installs what the lockfile says, with the pnpm that `engines` pins. @returns {Promise<void>} */
export function install() {
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  const child = spawn('npx', [...PNPM, ...args], {
    cwd: root,
    stdio: 'inherit',
    // npx passes on settings of npm that pnpm would take for its own.
    env: { ...process.env, CI: 'true' },
    // There it is a script, which only a shell can start.
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The installation failed with exit code ${code}.`)),
    );
  });
}
