import { execFileSync } from 'node:child_process';

/**
 * Installs packages of Debian, which needs root.
 *
 * @param {...string} packages
 * @returns {boolean} whether they are there now
 */
export function aptInstall(...packages) {
  if (process.getuid?.() !== 0) return false;
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
    return true;
  } catch {
    return false;
  }
}
