import { createServer } from 'node:net';
import { apps, hostPort } from '../apps.mjs';
import { BusyPortError } from '../serve/BusyPortError.mjs';

/**
 * Makes sure that the shop's four ports are free, before minutes go into a build.
 *
 * @param {number} [basePort]
 * @throws {BusyPortError}
 */
export async function checkPorts(basePort = hostPort()) {
  for (const app of apps) await checkPort(basePort + app.portOffset);
}

/** Makes sure that one port is free. @param {number} port @returns {Promise<void>} @throws {BusyPortError} */
export function checkPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(error.code === 'EADDRINUSE' ? new BusyPortError(port) : error);
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
