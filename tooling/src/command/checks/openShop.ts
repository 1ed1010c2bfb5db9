import { build } from '../../build/build';
import { staleApps } from '../../build/stale';
import type { RunningServer } from '../../workspace/listen';
import { requestPointer } from '../../serve/pointerFile';
import { serveDeployed } from '../../serve/serveDeployed';
import { serveApp } from '../../serve/serveShop';
import { workerPorts } from '../../testing/e2ePorts';
import { remoteByFolder } from '../../workspace/apps';

/**
 * The address of a deployed shop for the journeys: its own, or a local proxy that uses the local build of one remote. An
 * outdated build is made again. The ports are the ports of the end-to-end tests.
 *
 * @throws {Error} if the shop does not respond, or has no such remote
 */
export async function openShop(
  address: string,
  remote: string | undefined,
): Promise<RunningServer & { readonly origin: string }> {
  const app = remote === undefined ? undefined : remoteByFolder(remote);
  const shop = new URL(address).origin;
  const { remotes } = await requestPointer(shop);
  if (!app) return { origin: shop, close: () => Promise.resolve() };
  if (!(app.federationName in remotes)) {
    const known = Object.keys(remotes).join(', ');
    throw new Error(`${shop} has no remote ${app.federationName}; it has ${known}.`);
  }
  const stale = staleApps([app]);
  if (stale.length > 0) await build(stale, { hasBudget: false });
  const { shop: port } = await workerPorts();
  const sites = [
    await serveApp(app, port),
    await serveDeployed(shop, { port, live: [app], areBuilt: true }),
  ];
  console.log(`${app.folder} is the local build; everything else comes from ${shop}.`);
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      await Promise.all(sites.map((site) => site.close()));
    },
  };
}
