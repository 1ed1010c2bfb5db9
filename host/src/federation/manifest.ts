import type { Release } from 'tooling/release-pointer';
import { remoteOf, type PageId } from './pageId';

interface Expose {
  readonly name: string;
  readonly assets: Readonly<Record<'js' | 'css', { readonly sync: readonly string[] }>>;
}

interface SharedPackage {
  readonly name: string;
  readonly requiredVersion?: string;
}

/** The part of a remote's manifest that the host relies on. */
export interface Manifest {
  readonly metaData: {
    readonly remoteEntry: { readonly name: string };
    readonly buildInfo?: { readonly buildVersion?: string };
    /** The hashes of the build's files, by their path. */
    readonly integrity?: Readonly<Record<string, string>>;
    /** What the remote declares in this place (docs/remotes.md), unchecked. */
    readonly routes?: unknown;
  };
  readonly exposes: readonly Expose[];
  readonly shared: readonly SharedPackage[];
}

/** A release whose manifest is loaded. */
export interface KnownRelease extends Release {
  readonly content: Manifest;
}

/** A file that a page needs. */
export interface PageFile {
  readonly url: string;
  /** Its path in the build, which the remote's own runtime uses. */
  readonly path: string;
  readonly kind: 'script' | 'style';
  /** The required hash; empty if the pointer is a development server's. */
  readonly integrity: string;
  /** The hash of the manifest that lists it; empty likewise. */
  readonly release: string;
}

/**
 * Parses a manifest.
 *
 * @throws if the text is none
 */
export function parseManifest(url: string, text: string): Manifest {
  const manifest: unknown = JSON.parse(text);
  if (!isManifest(manifest)) throw new Error(`${url} is no manifest.`);
  return manifest;
}

/**
 * The files that a page needs: first its remote's entry, then its scripts and styles.
 *
 * @throws when the pointer vouches for the release, and its manifest does not for one of them
 */
export function filesOf(page: PageId, release: KnownRelease): [entry: PageFile, ...PageFile[]] {
  const { metaData, exposes } = release.content;
  const name = page.slice(remoteOf(page).length + 1);
  const assets = exposes.find((expose) => expose.name === name)?.assets;
  if (!assets) throw new Error(`${release.manifest} does not have the page ${page}.`);
  const toFile = (path: string): PageFile => {
    // A manifest that the pointer does not vouch for vouches for nothing.
    const integrity = (release.integrity && metaData.integrity?.[path]) ?? '';
    if (release.integrity && !integrity) {
      throw new Error(`${release.manifest} names no hash for ${path}.`);
    }
    const kind = path.endsWith('.css') ? 'style' : 'script';
    return {
      url: new URL(path, release.manifest).href,
      path,
      kind,
      integrity,
      release: release.integrity,
    };
  };
  const { js, css } = assets;
  return [toFile(metaData.remoteEntry.name), ...[...js.sync, ...css.sync].map(toFile)];
}

/** A release's number where its folder has one, its version and the hash of its entry: `7 1.0.0 8f5fc872d1bb`. */
export function nameOfRelease({ manifest, content }: KnownRelease): string {
  const { remoteEntry, buildInfo } = content.metaData;
  const number = /\/(\d+)\/[^/]+$/.exec(manifest)?.[1];
  const hash = /\.([0-9a-f]+)\.js$/.exec(remoteEntry.name)?.[1];
  return [number, buildInfo?.buildVersion, hash].filter(Boolean).join(' ');
}

/**
 * What a remote requires of shared packages and the host does not provide: one sentence, or null when all fits. A remote
 * that does not fit is not run: it would bring stores of its own.
 *
 * @param provided the versions on the page, by package
 */
export function contractBreach(
  { shared }: Manifest,
  provided: Readonly<Record<string, string>>,
): string | null {
  for (const { name, requiredVersion = '*' } of shared) {
    const version = provided[name];
    if (version !== undefined && fits(version, requiredVersion)) continue;
    return `It needs ${name} ${requiredVersion}, and the host provides ${version ?? 'none'}.`;
  }
  return null;
}

/** Whether a version is in a range as our builds write it: `^1.2.3`, or `*`. */
function fits(version: string, range: string): boolean {
  if (range === '*') return true;
  const least = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const have = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!least || !have) return false;
  const [major = 0, minor = 0, patch = 0] = have.slice(1).map(Number);
  const [leastMajor = 0, leastMinor = 0, leastPatch = 0] = least.slice(1).map(Number);
  if (major !== leastMajor) return false;
  if (minor !== leastMinor) return major > 0 && minor > leastMinor;
  return patch >= leastPatch && (major > 0 || minor > 0 || patch === leastPatch);
}

function isManifest(value: unknown): value is Manifest {
  const { metaData, exposes, shared } = (value ?? {}) as Record<string, unknown>;
  const entry = (metaData as { remoteEntry?: { name?: unknown } } | undefined)?.remoteEntry;
  return typeof entry?.name === 'string' && Array.isArray(exposes) && Array.isArray(shared);
}
