import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apps, hostPort, type App } from './apps';

/** A port is in use by another program. */
export class BusyPortError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is in use: end the program that listens on it, or choose other ports with WEFT_PORT=4000.`,
    );
    this.name = 'BusyPortError';
  }
}

export interface RunningServer {
  close(): Promise<void>;
}

/** Makes a server listen, by default on all interfaces; on a free port if `port` is 0. @throws {BusyPortError} */
export async function listen(
  server: Server,
  port: number,
  host?: string,
): Promise<RunningServer & { readonly port: number }> {
  // Clients close the connections. If the server did, it could do so just when a client sends its next request, which would
  // then fail (ECONNRESET).
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new BusyPortError(port) : error);
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Checks that the ports of apps are free, by default of all apps of the shop. @throws {BusyPortError} */
export async function checkPorts(chosen: readonly App[] = apps): Promise<void> {
  for (const app of chosen) await checkPort(hostPort() + app.portOffset);
}

/** @throws {BusyPortError} unless the port is free */
export async function checkPort(port: number): Promise<void> {
  const probe = await listen(createServer(), port);
  await probe.close();
}
