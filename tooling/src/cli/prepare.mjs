import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../apps.mjs';
import { run } from './run.mjs';

// This file and what it imports use Node's own modules only: it runs before anything is installed.

const { engines } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8'));

/** The arguments of `npx` that begin a command of the pnpm that `engines` pins. */
export const PNPM = ['--yes', `pnpm@${engines.pnpm}`];

/** The oldest Node that the shop is built with, from `engines`. */
const OLDEST_NODE = engines.node.replace('>=', '');

/** @throws {Error} with one sentence, on a Node that is too old */
export function checkNode() {
  if (isOlder(process.versions.node, OLDEST_NODE)) {
    throw new Error(
      `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer and run the command again.`,
    );
  }
}

/** Installs what the lockfile says, with the pnpm that `engines` pins. */
export async function install() {
  await run(
    'npx',
    [...PNPM, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    // npx passes on settings of npm that pnpm would take for its own.
    { cwd: workspaceRoot, env: { ...process.env, CI: 'true' } },
  );
}

/** @param {string} version @param {string} oldest */
function isOlder(version, oldest) {
  const [have, need] = [version, oldest].map((text) => text.split('.').map(Number));
  for (const [index, part] of need.entries()) {
    const own = have[index] ?? 0;
    if (own !== part) return own < part;
  }
  return false;
}
