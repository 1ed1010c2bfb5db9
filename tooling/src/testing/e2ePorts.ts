import { createServer, type Server } from 'node:net';
import { apps } from '../workspace/apps';
import { blockedPort, E2E_PORT, LAST_PORT, readPort } from '../workspace/ports';

/** The number of ports of a shop: the host's and the remotes'. */
const PER_SHOP = 10 * Math.ceil((1 + Math.max(...apps.map((app) => app.portOffset))) / 10);

/** The ports of four shops, and the port that shows that they are taken. */
const COUNT = 4 * PER_SHOP + 1;

/** The distance between the ports of two processes. */
const STEP = 5 * PER_SHOP;

/** Base ports of the shops that a process may serve at once: an app listens on the base port plus its `portOffset`. */
export interface WorkerPorts {
  /** The shop, or a test's only server. */
  readonly shop: number;
  /** The apps behind the fault proxies. */
  readonly behind: number;
  /** Apps that are served on additional ports. */
  readonly elsewhere: number;
  /** A second shop with other builds. */
  readonly other: number;
}

let ofThisProcess: ReturnType<typeof claimPorts> | undefined;

/**
 * The ports of this process, which is usually a worker of Playwright: the first free ones from `E2E_PORT` on. No other worker
 * and no other test run gets them before this process ends.
 */
export async function workerPorts(): Promise<WorkerPorts> {
  ofThisProcess ??= claimPorts(
    readPort('E2E_PORT', process.env.E2E_PORT, { fallback: E2E_PORT, count: COUNT }),
  );
  return (await ofThisProcess).ports;
}

/**
 * Claims the first ports that are free, that no other process has claimed, and that browsers open. A claim ends with its
 * process, also if that is killed.
 *
 * @param first the first port to try
 * @throws {Error} if there are none
 */
export async function claimPorts(
  first: number,
): Promise<{ readonly ports: WorkerPorts; readonly release: () => Promise<void> }> {
  for (let port = first; port + COUNT - 1 <= LAST_PORT; port += STEP) {
    if (blockedPort(port, COUNT) !== undefined) continue;
    // Listening is the claim: only one process can.
    const claim = await listenOn(port + COUNT - 1);
    if (!claim) continue;
    if (await areFree(port, COUNT - 1)) {
      claim.unref();
      return {
        ports: {
          shop: port,
          behind: port + PER_SHOP,
          elsewhere: port + 2 * PER_SHOP,
          other: port + 3 * PER_SHOP,
        },
        release: () => close(claim),
      };
    }
    await close(claim);
  }
  throw new Error(
    `No ${COUNT} consecutive ports are free from ${first} on: set E2E_PORT to a lower port, such as ${E2E_PORT}.`,
  );
}

async function areFree(first: number, count: number): Promise<boolean> {
  const ports = Array.from({ length: count }, (_, offset) => first + offset);
  const probes = await Promise.all(ports.map(listenOn));
  for (const probe of probes) if (probe) await close(probe);
  return !probes.includes(undefined);
}

/** @returns undefined if the port is in use */
function listenOn(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(port, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
