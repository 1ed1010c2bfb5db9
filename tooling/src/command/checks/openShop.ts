import { parsePointer, POINTER, type ReleasePointer } from 'remote-loader/pointer';
import { build } from '../../build/build';
import { staleApps } from '../../build/stale';
import type { RunningSite } from '../../serve/listen';
import { serveDeployed } from '../../serve/serveDeployed';
import { serveApp } from '../../serve/serveShop';
import { workerPorts } from '../../testing/e2ePorts';
import { remoteByFolder } from '../../workspace/apps';
import { readAddress } from '../../workspace/readAddress';

/**
 * Where the journeys find a deployed shop: at its own address, or at one of this machine with a build from here in the place of
 * one remote. The build is made anew where it is not of the present sources. The ports are those of the end-to-end tests.
 *
 * @param remote the folder of a remote
 * @throws {Error} when the shop does not answer, or has no such remote
 */
export async function openShop(
  address: string,
  remote: string | undefined,
): Promise<RunningSite & { readonly origin: string }> {
  const app = remote === undefined ? undefined : remoteByFolder(remote);
  const shop = new URL(address).origin;
  const { remotes } = await readPointer(new URL(`/${POINTER}`, shop));
  if (!app) return { origin: shop, close: () => Promise.resolve() };
  if (!(app.federationName in remotes)) {
    const known = Object.keys(remotes).join(', ');
    throw new Error(`${shop} has no remote ${app.federationName}, but ${known}.`);
  }
  const stale = staleApps([app]);
  if (stale.length > 0) await build(stale, { hasBudget: false });
  const { shop: port } = workerPorts({ parallelIndex: 0 });
  const sites = [
    await serveApp(app, port),
    await serveDeployed(shop, { port, live: [app], areBuilt: true }),
  ];
  console.log(`${app.folder} is the build of this machine, all else that of ${shop}.`);
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      await Promise.all(sites.map((site) => site.close()));
    },
  };
}

async function readPointer(address: URL): Promise<ReleasePointer> {
  const text = (await readAddress(address)).toString();
  try {
    return parsePointer(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${address} is no release pointer, so there is no shop.`, { cause });
  }
}
