import { apps } from '../workspace/apps';
import { E2E_PORT, readPort } from '../workspace/ports';

/** The number of ports of a shop: the host's and the remotes'. */
const PER_SHOP = 10 * Math.ceil((1 + Math.max(...apps.map((app) => app.portOffset))) / 10);
const PER_WORKER = 4 * PER_SHOP;

/** Base ports of the shops that a worker may serve at once: an app listens on the base port plus its `portOffset`. */
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

/** The ports of a Playwright worker, starting at `E2E_PORT`. */
export function workerPorts({ parallelIndex }: { readonly parallelIndex: number }): WorkerPorts {
  const first = readPort('E2E_PORT', process.env.E2E_PORT, {
    fallback: E2E_PORT,
    count: (parallelIndex + 1) * PER_WORKER,
  });
  const shop = first + parallelIndex * PER_WORKER;
  return {
    shop,
    behind: shop + PER_SHOP,
    elsewhere: shop + 2 * PER_SHOP,
    other: shop + 3 * PER_SHOP,
  };
}
