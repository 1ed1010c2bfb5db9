import { checkContract, ContractError } from '../../build/contract/contract';
import type { HostManifest, ReleasePointer } from 'remote-loader/formats';
import { folderOf, servedReleases, hostIn } from '../store/composition';
import type { Snapshot } from '../store/snapshot';

/**
 * Checks that the releases of a move are unchanged since their publication, and that the remotes fit the host: the new
 * remotes, or all remotes if the host is new.
 *
 * @throws {ContractError}
 */
export async function checkFit(
  { pointer: before, releases }: Snapshot,
  after: ReleasePointer,
): Promise<void> {
  const host = hostIn(after);
  const served = servedReleases(after);
  const hasSameHost = before.host?.note === host.note;
  const servedBefore = new Set(servedReleases(before).map(({ note }) => note));
  const isNew = ({ note }: { note: string }) => !servedBefore.has(note);
  for (const release of [...(hasSameHost ? [] : [host]), ...served.filter(isNew)]) {
    await releases.verify(release);
  }
  const hostManifest = await releases.manifest<HostManifest>(host);
  const missing = Object.keys(hostManifest.metaData.pages).find((name) => !after.remotes[name]);
  if (missing) {
    throw new ContractError(folderOf(missing), [
      "the host's routes name its pages, but it has no release: npx --no-install weft release --all releases all apps at once.",
    ]);
  }
  const manifests = await releases.remoteManifests(served);
  for (const [index, release] of served.entries()) {
    const manifest = manifests[index];
    if (!manifest || (hasSameHost && !isNew(release))) continue;
    const others = manifests.filter(({ name }) => name !== release.name);
    checkContract(manifest, hostManifest, others);
  }
}
