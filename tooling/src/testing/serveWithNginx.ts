import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pRetry from 'p-retry';
import { workspaceRoot } from '../workspace/apps';
import { onPath } from './onPath';

const OPERATIONS = join(workspaceRoot, 'docs', 'operations');

/** Every 50 milliseconds, for a minute. */
const POLLING = { factor: 1, minTimeout: 50, retries: 1_200 };

/** Debian's packages of nginx and of the module for brotli copies. */
export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** A directive that is commented out in the configuration, because not every nginx has the module. */
const COMMENTED = /#(?=load_module |brotli_static )/g;

/** nginx's program, which is not on a user's PATH in Debian. Undefined if it is not installed; then its tests are left out. */
export function findNginx(): string | undefined {
  return onPath('nginx', ['/usr/sbin', '/usr/local/sbin']);
}

/**
 * Serves the host's build and the remotes' releases with nginx and the configuration in `docs/operations/`, on other
 * ports.
 */
export async function serveWithNginx(
  program: string,
  basePort: number,
  releases: string,
): Promise<{ close(): Promise<void> }> {
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  symlinkSync(releases, join(prefix, 'releases'));
  for (const file of ['nginx.conf', 'nginx-remote.conf']) {
    const text = readFileSync(join(OPERATIONS, file), 'utf8');
    const moved = text.replace(/\b30(\d\d)\b/g, (_port, offset) => `${basePort + Number(offset)}`);
    writeFileSync(join(prefix, file), hasBrotliModule() ? moved.replace(COMMENTED, '') : moved);
  }
  const settings = `daemon off; master_process off; pid ${join(prefix, 'nginx.pid')};`;
  const server = spawn(
    program,
    ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr', '-g', settings],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(prefix, { recursive: true });
  };
  try {
    await Promise.race([
      pRetry(() => fetch(`http://localhost:${basePort}/`), POLLING),
      ended.then(() => Promise.reject(new Error('nginx ended immediately; its message is above.'))),
    ]);
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

/** Whether the brotli module is at the path in the configuration. */
export function hasBrotliModule(): boolean {
  const text = readFileSync(join(OPERATIONS, 'nginx.conf'), 'utf8');
  const [, module] = /^#load_module (.+);$/m.exec(text) ?? [];
  return module !== undefined && existsSync(module);
}
