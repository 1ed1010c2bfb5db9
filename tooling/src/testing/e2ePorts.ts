import { createServer } from 'node:http';
import { BusyPortError, checkPort, listen } from '../workspace/listen';
import { apps } from '../workspace/apps';

/** The first port that is tried: far from the usual ports of a running shop. */
const FIRST_PORT = 7_000;

/** The ports that are tried: browsers refuse to open port 10,080. */
const TRIED = 3_000;

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
 * The ports of this process, which is usually a worker of Playwright: the first free ones. No other worker and no other test run
 * gets them before this process ends.
 */
export function workerPorts(): Promise<WorkerPorts> {
  ofThisProcess ??= claimPorts();
  return ofThisProcess;
}

/**
 * Claims the first ports that are free and that no process has claimed. A claim ends with its process, also if that is killed.
 *
 * @throws {Error} if there are none
 */
export async function claimPorts(first = FIRST_PORT): Promise<WorkerPorts> {
  for (let port = first; port < first + TRIED; port += STEP) {
    try {
      await claimFrom(port);
      return {
        shop: port,
        behind: port + PER_SHOP,
        elsewhere: port + 2 * PER_SHOP,
        other: port + 3 * PER_SHOP,
      };
    } catch (error) {
      if (!(error instanceof BusyPortError)) throw error;
    }
  }
  throw new Error(`No ${COUNT} consecutive ports are free from ${first} on.`);
}

/** @throws {BusyPortError} if one of the ports is in use */
async function claimFrom(first: number): Promise<void> {
  const last = first + COUNT - 1;
  // Listening is the claim: only one process can.
  const claim = await listen(createServer().unref(), last);
  try {
    for (let port = first; port < last; port += 1) await checkPort(port);
  } catch (error) {
    await claim.close();
    throw error;
  }
}
