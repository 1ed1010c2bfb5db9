import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Installs Debian packages, as root or with a `sudo` without password, as on hosted runners. Without a time limit of ours: apt gives up a
 * silent server itself, and a machine whose installation is interrupted can install nothing more until it is repaired.
 *
 * @returns whether they are installed now
 */
export async function aptInstall(...packages: string[]): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    return (await runApt('update')) && (await runApt(...install));
  } catch {
    return false;
  }
}

async function runApt(...args: string[]): Promise<boolean> {
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  const [program = '', ...rest] =
    process.getuid?.() === 0 ? apt : ['sudo', '--non-interactive', ...apt];
  // Unlike commands of `start`, it is not ended with this program.
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: process.env });
  const [code] = (await once(child, 'close')) as unknown[];
  return code === 0;
}
