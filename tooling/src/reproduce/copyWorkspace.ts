import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { PNPM } from '../workspace/prepare.mjs';
import { run } from '../workspace/run';

/**
 * Copies the sources of a workspace into a folder and installs what they need: files that git tracks, and new ones that it
 * does not ignore. Nothing that was built or cached comes along.
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

/** Installs in a workspace what its lockfile says. */
async function installIn(folder: string): Promise<void> {
  await run('npx', [...PNPM, 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    cwd: folder,
    env: { ...process.env, CI: 'true' },
  });
}
