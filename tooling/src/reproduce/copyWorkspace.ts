import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { PNPM } from '../workspace/prepare.mjs';
import { run } from '../workspace/run';

/**
 * Copies the sources of a workspace into a folder, and installs their packages. Sources are files that git tracks and new
 * files that it does not ignore; builds and caches are not copied.
 *
 * @param root the workspace's folder, a checkout of git
 */
export async function copyWorkspace(root: string, folder: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(folder, file));
  }
  await installIn(folder);
}

/** Installs a workspace's packages from its lockfile. */
async function installIn(folder: string): Promise<void> {
  await run('npx', [...PNPM, 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    cwd: folder,
    env: { ...process.env, CI: 'true' },
  });
}
