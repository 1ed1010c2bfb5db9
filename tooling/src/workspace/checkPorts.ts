import { createServer } from 'node:net';
import { apps, hostPort } from './apps';
import { BusyPortError } from './BusyPortError';

/**
 * Makes sure that the shop's four ports are free, before minutes go into a build.
 *
 * @throws {BusyPortError}
 */
export async function checkPorts(basePort: number = hostPort()): Promise<void> {
  for (const app of apps) await checkPort(basePort + app.portOffset);
}

/**
 * Makes sure that one port is free.
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
