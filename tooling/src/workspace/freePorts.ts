import type { Server } from 'node:net';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32,768 on), because a connection could take a port before
 * its server listens; above the ports that browsers refuse.
 */
const LOWEST = 11_000;
const HIGHEST = 32_000;

/** The first of several consecutive free ports. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const probes: Server[] = [];
    try {
      const port = randomInt(LOWEST, HIGHEST - count);
      for (let offset = 0; offset < count; offset += 1) probes.push(await listen(port + offset));
      return port;
    } catch {
      // One of the ports is in use: try others.
    } finally {
      await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
    }
  }
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(port, () => resolve(probe));
  });
}
