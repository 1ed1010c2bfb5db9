import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pRetry from 'p-retry';
import { workspaceRoot } from '../workspace/apps';
import { aptInstall } from '../workspace/aptInstall';

const OPERATIONS = join(workspaceRoot, 'docs', 'operations');

/** The time limit until nginx listens, in milliseconds. */
const START_TIMEOUT = 60_000;

/** Debian's packages of nginx and of the module for brotli copies. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** A directive that is commented out in the configuration, because not every nginx has the module. */
const COMMENTED = /#(?=load_module |brotli_static )/g;

/** nginx is missing, but its tests must not be skipped. */
export class NoNginxError extends Error {
  constructor() {
    super(
      'nginx is not installed, but CI must not skip its tests: install it and run the command again.',
    );
    this.name = 'NoNginxError';
  }
}

/**
 * nginx's program, which is not on a user's PATH in Debian.
 *
 * @returns undefined if it is not installed; then its tests are skipped
 * @throws {NoNginxError} in CI, if it is not installed
 */
export function findNginx({ PATH = '', CI } = process.env): string | undefined {
  const folders = [...PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const program = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  if (program === undefined && CI) throw new NoNginxError();
  return program;
}

/**
 * Installs nginx if it is missing, or reports that its tests are skipped.
 *
 * @throws {NoNginxError} in CI, if it cannot be installed
 */
export function findOrInstallNginx(): void {
  const packages = missingNginxPackages();
  if (packages.length > 0) {
    console.log('nginx not found; trying to install it ...');
    aptInstall(...packages);
  }
  if (findNginx() === undefined) console.log('nginx is not installed: its tests are skipped.');
}

/** Debian's packages of nginx, if it is not installed. */
export function missingNginxPackages(): readonly string[] {
  return findNginx({ PATH: process.env.PATH }) === undefined ? PACKAGES : [];
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
  for (const room of ['host', 'mfe-catalog']) {
    symlinkSync(join(workspaceRoot, room), join(prefix, room));
  }
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
      answers(basePort),
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

/** Settles once nginx responds. */
async function answers(port: number): Promise<void> {
  const options = { factor: 1, minTimeout: 50, retries: START_TIMEOUT / 50 };
  await pRetry(() => fetch(`http://localhost:${port}/`), options);
}
