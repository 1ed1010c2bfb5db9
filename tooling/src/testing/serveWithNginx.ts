import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pRetry from 'p-retry';
import { workspaceRoot } from '../workspace/apps';
import { aptInstall } from '../workspace/aptInstall';

const OPERATIONS = join(workspaceRoot, 'docs', 'operations');

/** How long nginx may take to listen, in milliseconds. */
const START_TIMEOUT = 10_000;

/** What Debian calls nginx, and the module that sends the brotli copies of a build. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** A directive of the configuration that is commented out because not every nginx has the module. */
const COMMENTED = /#(?=load_module |brotli_static )/g;

/** nginx is missing where its tests may not be skipped. */
export class NoNginxError extends Error {
  constructor() {
    super(
      'nginx is not installed, and in CI its tests are not skipped: install it and run the command again.',
    );
    this.name = 'NoNginxError';
  }
}

/**
 * nginx's program, which Debian keeps off a user's PATH.
 *
 * @returns undefined where it is not installed; its tests are skipped then
 * @throws {NoNginxError} instead, in CI
 */
export function findNginx({ PATH = '', CI } = process.env): string | undefined {
  const folders = [...PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const program = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  if (program === undefined && CI) throw new NoNginxError();
  return program;
}

/**
 * Makes sure that nginx is there for the tests that need it, or says that they are skipped.
 *
 * @throws {NoNginxError} where it can't be installed, in CI
 */
export function findOrInstallNginx(): void {
  if (findNginx({ PATH: process.env.PATH }) === undefined) {
    console.log('No nginx was found; trying to install it ...');
    aptInstall(...PACKAGES);
  }
  if (findNginx() === undefined) console.log('nginx is not installed: its tests are skipped.');
}

/**
 * Serves the host's build and the releases of the remotes with nginx and the configuration in `docs/operations/`, on four
 * other ports.
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
      ended.then(() => Promise.reject(new Error('nginx ended at once; its message is above.'))),
    ]);
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

/** Whether the module that sends the brotli copies is where the configuration has it. */
export function hasBrotliModule(): boolean {
  const text = readFileSync(join(OPERATIONS, 'nginx.conf'), 'utf8');
  const [, module] = /^#load_module (.+);$/m.exec(text) ?? [];
  return module !== undefined && existsSync(module);
}

/** Settles once nginx answers. */
async function answers(port: number): Promise<void> {
  const options = { factor: 1, minTimeout: 50, retries: START_TIMEOUT / 50 };
  await pRetry(() => fetch(`http://localhost:${port}/`), options);
}
