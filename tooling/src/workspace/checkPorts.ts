import { createServer } from 'node:net';
import { apps, hostPort } from './apps';
import { BusyPortError } from './BusyPortError';

/**
 * Checks that the shop's four ports are free, before a build that takes minutes.
 *
 * @throws {BusyPortError}
 */
export async function checkPorts(basePort: number = hostPort()): Promise<void> {
  for (const app of apps) await checkPort(basePort + app.portOffset);
}

/**
 * Checks that a port is free.
 *
 * @throws {BusyPortError}
 */
export function checkPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new BusyPortError(port) : error);
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
