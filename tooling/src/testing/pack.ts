import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedRooms, workspaceRoot } from '../workspace/apps';
import { pnpm } from '../workspace/prepare.mjs';
import { run } from '../workspace/run';

/** The rooms that a remote in its own repository installs. */
export const PACKED_ROOMS = [...sharedRooms, 'remote-loader', 'tooling'];

/**
 * Packs these rooms as for a registry: versions of the catalog replace `catalog:`.
 *
 * @param folder for the tarballs, which has no other files
 * @returns the paths of the tarballs by room
 */
export async function packRooms(
  folder: string,
  rooms: readonly string[] = PACKED_ROOMS,
): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  const chosen = rooms.flatMap((room) => ['--filter', room]);
  await run('npx', [...pnpm(), '--silent', ...chosen, 'pack', '--pack-destination', folder], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const files = readdirSync(folder);
  return Object.fromEntries(files.map((file) => [file.replace(/-\d.*/, ''), join(folder, file)]));
}

/** Installs the loader's tarball in a folder `node_modules`; other packages are links to those of the workspace. */
export function installLoader(file: string, folder: string, others: readonly string[]): void {
  const loader = join(folder, 'remote-loader');
  mkdirSync(loader, { recursive: true });
  execFileSync('tar', ['-xzf', file, '--strip-components=1', '--directory', loader]);
  for (const name of others) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(workspaceRoot, 'remote-loader/node_modules', name), join(folder, name));
  }
}
