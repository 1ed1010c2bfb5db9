import { apps } from '../workspace/apps';
import { E2E_PORT, readPort } from '../workspace/ports';

/** How many ports one shop has: the host's and those of its remotes. */
const PER_SHOP = 10 * Math.ceil((1 + Math.max(...apps.map((app) => app.portOffset))) / 10);
const PER_WORKER = 4 * PER_SHOP;

/** Base ports of the shops that a worker may serve at a time: an app listens on the base port plus its `portOffset`. */
export interface WorkerPorts {
  /** The shop, or whatever else a test serves alone. */
  readonly shop: number;
  /** The apps behind the servers that break their answers. */
  readonly behind: number;
  /** Apps that are served on one more port. */
  readonly elsewhere: number;
  /** One more shop, of other builds. */
  readonly other: number;
}

/** The ports that belong to one of Playwright's workers, from `E2E_PORT` on. */
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
