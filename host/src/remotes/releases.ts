import { fetchManifest, type Manifest } from './manifest';
import { fetchReleasePointer } from './releasePointer';

/** What a tab has loaded of a remote. */
interface Release {
  readonly manifestUrl: string;
  readonly manifest: Manifest;
}

/** How long the question whether a remote was deployed anew may take, in milliseconds: a shopper waits for the answer. */
const QUESTION_TIMEOUT = 1_000;

const RELOADED_KEY = 'weft.reloaded.';

/** The release of each remote that this tab runs. */
const running = new Map<string, Release>();

/** Remembers the release that this tab loads a remote from. */
export function rememberRelease(remote: string, manifestUrl: string, manifest: Manifest): void {
  running.set(remote, { manifestUrl, manifest });
}

/** The manifest that was read from an address, if this tab runs its release. */
export function manifestAt(manifestUrl: string): Manifest | undefined {
  return [...running.values()].find((release) => release.manifestUrl === manifestUrl)?.manifest;
}

/** The name of the release of a remote that this tab runs; null until its manifest is here. */
export function runningRelease(remote: string): string | null {
  const release = running.get(remote);
  return release ? nameOfRelease(release.manifest) : null;
}

/** The remote whose code a stack or a file's address names. */
export function remoteNamedIn(text: string): string | undefined {
  const found = [...running].find(([, { manifestUrl }]) => text.includes(folderOf(manifestUrl)));
  return found?.[0];
}

/**
 * Loads the document again when a remote that this tab runs was deployed anew meanwhile, so that its old files may be
 * gone (FAULTS 25). It does so once for each release, and never when it could not remember that it did (FAULTS 26).
 *
 * @returns whether the document is on its way out
 */
export async function reloadIfRedeployed(remote: string): Promise<boolean> {
  const here = running.get(remote);
  if (!here) return false;
  const deployed = await deployedRelease(remote, here.manifestUrl);
  if (!deployed || deployed === nameOfRelease(here.manifest)) return false;
  if (!claimReload(remote, deployed)) return false;
  location.reload();
  return true;
}

/** The release that a visitor who comes now would get; undefined when it can't be told. */
async function deployedRelease(remote: string, manifestUrl: string): Promise<string | undefined> {
  try {
    const [{ remotes }, manifest] = await Promise.all([
      fetchReleasePointer(QUESTION_TIMEOUT),
      fetchManifest(manifestUrl, QUESTION_TIMEOUT),
    ]);
    const url = remotes[remote];
    if (url && url !== manifestUrl)
      return nameOfRelease(await fetchManifest(url, QUESTION_TIMEOUT));
    return nameOfRelease(manifest);
  } catch {
    // Whatever is the matter, a reload would not mend it.
    return undefined;
  }
}

/** True when this tab has not been loaded again for that release yet, and will know that it has. */
function claimReload(remote: string, release: string): boolean {
  const key = RELOADED_KEY + remote;
  try {
    if (sessionStorage.getItem(key) === release) return false;
    sessionStorage.setItem(key, release);
    return true;
  } catch {
    return false;
  }
}

function folderOf(manifestUrl: string): string {
  return new URL('.', manifestUrl).href;
}

/** The remote's version and the hash of its entry: `1.0.0 8f5fc872d1bb`. */
export function nameOfRelease({ metaData }: Manifest): string {
  const hash = /\.([0-9a-f]+)\.js$/.exec(metaData.remoteEntry.name)?.[1];
  return [metaData.buildInfo?.buildVersion, hash].filter(Boolean).join(' ');
}
