import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file runs before the installation, so it imports only Node's own modules.

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The first arguments of `npx` to run the pnpm version in `engines`. npx looks for an installed pnpm in the folder of
 * `--prefix`: here it finds none. In the root it would read the manifests of all installed packages, which takes three
 * seconds; in a folder that other users can write to, it would run a pnpm of theirs.
 */
export function pnpm() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [
    '--prefix',
    fileURLToPath(new URL('.', import.meta.url)),
    '--yes',
    `pnpm@${engines.pnpm}`,
  ];
}

/** Whether the packages of the checks are installed, which no other package needs. */
const isWhole = () => existsSync(join(root, 'node_modules/jest'));

/** Installs the packages of the checks if only those of the shop are installed, as after `npm start`. */
export async function completeInstallation() {
  const isWorkspace = existsSync(join(root, 'pnpm-workspace.yaml'));
  if (isWorkspace && !isWhole()) await install();
}

/**
 * Installs from the lockfile, with the pnpm version in `engines`. pnpm refuses a Node that is older than `engines` says.
 *
 * @param {{ isForShop?: boolean }} [options] true if the packages of the checks are not needed; installed ones stay
 * @returns {Promise<void>}
 */
export async function install({ isForShop = false } = {}) {
  const part = isForShop && !isWhole() ? ['--prod'] : [];
  const how = ['--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  const args = ['install', ...part, ...how];
  const child = spawn('npx', [...pnpm(), ...args], {
    cwd: root,
    stdio: 'inherit',
    // npx passes on npm settings that pnpm would use as its own.
    env: { ...process.env, CI: 'true' },
    // On Windows npx is a script, which needs a shell.
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  if (code === 0) return;
  const next = `After an edit of a package.json, run npx ${pnpm().at(-1)} install first.`;
  throw new Error(`The installation failed with exit code ${code}. ${next}`);
}
