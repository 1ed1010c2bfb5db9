import { createServer } from 'node:net';

/**
 * The first of some ports in a row that nothing listens on.
 *
 * @param {number} count
 * @returns {Promise<number>}
 */
export async function freePorts(count) {
  for (;;) {
    /** @type {import('node:net').Server[]} */
    const probes = [];
    try {
      probes.push(await listen(0));
      const { port } = /** @type {import('node:net').AddressInfo} */ (probes[0].address());
      for (let offset = 1; offset < count; offset += 1) probes.push(await listen(port + offset));
      return port;
    } catch {
      // One of them is in use: try others.
    } finally {
      await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
    }
  }
}

/** @param {number} port @returns {Promise<import('node:net').Server>} */
function listen(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(port, () => resolve(probe));
  });
}
