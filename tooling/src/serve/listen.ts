import type { Server } from 'node:http';
import { BusyPortError } from '../workspace/BusyPortError';

/** A server that listens. */
export interface RunningSite {
  close(): Promise<void>;
}

/**
 * Has a server listen.
 *
 * @param host where; without it on all interfaces
 * @throws {BusyPortError}
 */
export async function listen(server: Server, port: number, host?: string): Promise<RunningSite> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new BusyPortError(port) : error);
    });
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
