import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';

/** The first of several consecutive free ports. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const probes: Server[] = [];
    try {
      const first = await listen(0);
      probes.push(first);
      const { port } = first.address() as AddressInfo;
      for (let offset = 1; offset < count; offset += 1) probes.push(await listen(port + offset));
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
