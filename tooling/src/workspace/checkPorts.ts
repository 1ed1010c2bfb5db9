import { createServer } from 'node:http';
import { apps, hostPort } from './apps';
import { listen } from './listen';

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
export async function checkPort(port: number): Promise<void> {
  const probe = await listen(createServer(), port);
  await probe.close();
}
