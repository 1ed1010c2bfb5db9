import {
  distFolder,
  isBuilt,
  isWorkspace,
  remoteByFolder,
  remotes,
  type App,
} from '../../workspace/apps';
import { readAddress } from '../../workspace/readAddress';
import { requestPointer } from '../../serve/pointerFile';
import { isStale, planOf } from '../../build/stale';
import {
  checkContract,
  hostManifest,
  readManifest,
  type RemoteContract,
} from '../../build/contract/contract';

export async function compareContracts(
  names: readonly string[],
  { host: origin }: { readonly host?: string },
): Promise<void> {
  const chosen = chosenRemotes(names).map((app) => ({ app, manifest: manifestOf(app) }));
  const host = await hostManifest(origin);
  for (const { app, manifest } of chosen) {
    // Without routes, nothing can collide with other remotes.
    const onPage = manifest.metaData.routes ? await manifestsOnPage(origin) : [];
    const others = onPage.filter(({ name }) => name !== app.federationName);
    checkContract(manifest, host, others);
    console.log(`${app.folder} fits the host.`);
  }
}

function chosenRemotes(names: readonly string[]): readonly App[] {
  if (names.length > 0) return names.map(remoteByFolder);
  return isWorkspace ? remotes : [remoteByFolder('.')];
}

function manifestOf(app: App): RemoteContract {
  if (isStale(planOf(app))) {
    throw new Error(
      `${app.folder} is not built, or has been edited since: npx --no-install weft build ${app.directory ? '.' : app.folder}`,
    );
  }
  return readManifest(distFolder(app));
}

async function manifestsOnPage(origin: string | undefined): Promise<RemoteContract[]> {
  if (origin === undefined) {
    return remotes.filter(isBuilt).map((app) => readManifest(distFolder(app)));
  }
  const { remotes: live } = await requestPointer(origin);
  return Promise.all(
    Object.values(live).map(async ({ manifest }) => {
      const text = String(await readAddress(manifest));
      return JSON.parse(text) as RemoteContract;
    }),
  );
}
