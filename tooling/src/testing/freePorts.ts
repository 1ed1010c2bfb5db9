import { randomInt } from 'node:crypto';
import { checkPort } from '../workspace/listen';

/**
 * Below the ports that systems give to outgoing connections (from 32,768 on), because a connection could take a port before
 * its server listens; above the ports that browsers refuse.
 */
const LOWEST = 11_000;
const HIGHEST = 32_000;

/** The first of several consecutive free ports. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST - count);
    try {
      for (let offset = 0; offset < count; offset += 1) await checkPort(port + offset);
      return port;
    } catch {
      // One of the ports is in use: try others.
    }
  }
}
