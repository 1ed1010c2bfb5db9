import type { Server } from 'node:http';
import { BusyPortError } from '../workspace/BusyPortError';

/** A listening server. */
export interface RunningSite {
  close(): Promise<void>;
}

/**
 * Makes a server listen.
 *
 * @param host the interface; all interfaces by default
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
