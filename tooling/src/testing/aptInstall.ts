import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';

/**
 * Installs Debian packages, as root or with a `sudo` without password, as on hosted runners. Without a time limit of ours: apt gives up a
 * silent server itself, and a machine whose installation is interrupted can install nothing more until it is repaired.
 *
 * @returns whether they are installed now
 */
export function aptInstall(...packages: string[]): boolean {
  if (process.platform !== 'linux') return false;
  try {
    runApt('update');
    runApt('install', '-y', '--no-install-recommends', ...packages);
    return true;
  } catch {
    return false;
  }
}

function runApt(...args: string[]): void {
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env: process.env };
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  const [program = '', ...rest] =
    process.getuid?.() === 0 ? apt : ['sudo', '--non-interactive', ...apt];
  execFileSync(program, rest, options);
}
