import { checkContract, ContractError, type RemoteContract } from '../../build/contract/contract';
import type { HostManifest, ReleasePointer } from 'remote-loader/formats';
import type { Store } from '../store/store';
import { folderOf, givenReleases, hostIn, isAmong, type NamedRelease } from './composition';
import { manifestOf, verifyRelease } from './verify';

/**
 * Checks that the releases of a move are unchanged since their publication, and that the remotes fit the host: the new
 * remotes, or all remotes if the host is new.
 *
 * @throws {ContractError}
 * @throws {TamperedError}
 */
export async function checkFit(
  store: Store,
  before: ReleasePointer,
  after: ReleasePointer,
): Promise<void> {
  const host = hostIn(after);
  const given = givenReleases(after);
  const hasSameHost = before.host?.note === host.note && before.host.release === host.release;
  const isNew = (one: NamedRelease) => !isAmong(givenReleases(before), one);
  for (const one of [...(hasSameHost ? [] : [host]), ...given.filter(isNew)]) {
    await verifyRelease(store, one);
  }
  const hostManifest = await manifestOf<HostManifest>(store, host);
  const missing = Object.keys(hostManifest.metaData.pages).find((name) => !after.remotes[name]);
  if (missing) {
    throw new ContractError(folderOf(missing), [
      "the host's routes name its pages, but it has no release: npx weft release --all releases all apps at once.",
    ]);
  }
  const manifests = await Promise.all(
    given.map(async (one) => ({ one, manifest: await manifestOf<RemoteContract>(store, one) })),
  );
  for (const { one, manifest } of manifests) {
    if (hasSameHost && !isNew(one)) continue;
    const others = manifests.filter((other) => other.one.name !== one.name);
    checkContract(
      { ...manifest, name: one.name },
      hostManifest,
      others.map((other) => ({ ...other.manifest, name: other.one.name })),
    );
  }
}
