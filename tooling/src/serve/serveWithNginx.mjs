import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceRoot } from '../apps.mjs';

const OPERATIONS = join(workspaceRoot, 'docs', 'operations');

/** How long nginx may take to listen, in milliseconds. */
const START_TIMEOUT = 10_000;

/** nginx's program, which Debian keeps off a user's PATH; undefined where it is not installed. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

/**
 * Serves the host's build and the releases of the remotes with nginx and the configuration in `docs/operations/`, on four
 * other ports.
 *
 * @param {string} program
 * @param {number} basePort
 * @param {string} releases
 * @returns {Promise<{ close(): Promise<void> }>}
 */
export async function serveWithNginx(program, basePort, releases) {
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  for (const room of ['host', 'mfe-catalog']) {
    symlinkSync(join(workspaceRoot, room), join(prefix, room));
  }
  symlinkSync(releases, join(prefix, 'releases'));
  for (const file of ['nginx.conf', 'nginx-remote.conf']) {
    const text = readFileSync(join(OPERATIONS, file), 'utf8');
    const moved = text.replace(
      /\b300([0-3])\b/g,
      (_port, offset) => `${basePort + Number(offset)}`,
    );
    writeFileSync(join(prefix, file), moved);
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

/** @param {number} port */
async function answers(port) {
  const end = Date.now() + START_TIMEOUT;
  while (Date.now() < end) {
    const isUp = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await sleep(50);
  }
  throw new Error(`nginx did not answer on port ${port}.`);
}
