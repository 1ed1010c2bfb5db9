import { remoteOf, type PageId } from './pageId';

interface Expose {
  readonly name: string;
  readonly assets: Readonly<Record<'js' | 'css', { readonly sync: readonly string[] }>>;
}

/** The part of a remote's manifest that the host relies on. */
export interface Manifest {
  readonly metaData: {
    readonly remoteEntry: { readonly name: string };
    readonly buildInfo?: { readonly buildVersion?: string };
    /** The hashes of the build's files, by their path (RemoteIntegrity). */
    readonly integrity?: Readonly<Record<string, string>>;
  };
  readonly exposes: readonly Expose[];
}

/**
 * Reads a remote's manifest, past the browser's cache where that is out of date.
 *
 * @param timeout in milliseconds
 * @param integrity the hash that it must have; empty when anything goes
 * @throws when it does not come in time, or is none, or not the one with that hash
 */
export async function fetchManifest(
  url: string,
  timeout: number,
  integrity = '',
): Promise<Manifest> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(url, { cache: 'no-cache', integrity, signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const manifest: unknown = await response.json();
  if (!isManifest(manifest)) throw new Error(`${url} is no manifest.`);
  return manifest;
}

/** The addresses of the files that a page needs: its remote's entry, its scripts, its styles. */
export function filesOf(page: PageId, manifest: Manifest, manifestUrl: string): string[] {
  const name = page.slice(remoteOf(page).length + 1);
  const assets = manifest.exposes.find((expose) => expose.name === name)?.assets;
  const files = [...(assets?.js.sync ?? []), ...(assets?.css.sync ?? [])];
  return [manifest.metaData.remoteEntry.name, ...files].map(
    (file) => new URL(file, manifestUrl).href,
  );
}

function isManifest(value: unknown): value is Manifest {
  const { metaData, exposes, shared } = (value ?? {}) as Record<string, unknown>;
  const entry = (metaData as { remoteEntry?: { name?: unknown } } | undefined)?.remoteEntry;
  return typeof entry?.name === 'string' && Array.isArray(exposes) && Array.isArray(shared);
}
