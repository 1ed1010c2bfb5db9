import { satisfy } from '@module-federation/enhanced/runtime';
import { assetsOf, entryOf, type Manifest } from './formats/manifest.ts';
import { releaseNumber, type Release } from './formats/pointer.ts';

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
  /** The hash of the manifest that lists it; also empty for a development server. */
  readonly release: string;
}

/** The remote that a page belongs to. @param page such as `mfe_catalog/Landing` */
export function remoteOf(page: string): string {
  return page.slice(0, page.indexOf('/'));
}

/**
 * The files that a page needs: first its remote's entry, then its scripts and styles.
 *
 * @throws if the release has a hash in the pointer, but its manifest has no hash for one of the files
 */
export function filesOf(page: string, release: KnownRelease): [entry: PageFile, ...PageFile[]] {
  const { metaData } = release.content;
  const assets = assetsOf(release.content, page.slice(remoteOf(page).length + 1));
  if (!assets) throw new Error(`${release.manifest} does not have the page ${page}.`);
  const base = baseOf(release);
  const toFile = (path: string): PageFile => {
    // Without a hash in the pointer, the manifest's own hashes prove nothing.
    const integrity = (release.integrity && metaData.integrity?.[path]) ?? '';
    if (release.integrity && !integrity) {
      throw new Error(`${release.manifest} has no hash for ${path}.`);
    }
    const kind = path.endsWith('.css') ? 'style' : 'script';
    return {
      url: new URL(path, base).href,
      path,
      kind,
      integrity,
      release: release.integrity,
    };
  };
  return [toFile(entryOf(release.content)), ...[...assets.js, ...assets.css].map(toFile)];
}

/** Publishes a release's hashes, if the pointer has the hash of its manifest. */
export function publishHashes(release: KnownRelease): void {
  if (!release.integrity) return;
  globalThis.remoteIntegrity ??= new Map();
  const base = baseOf(release);
  for (const [path, hash] of Object.entries(release.content.metaData.integrity ?? {})) {
    globalThis.remoteIntegrity.set(new URL(path, base).href, hash);
  }
}

/** The base address of a release's files. The path `auto` is like a file beside the manifest, so their folder is the base. */
function baseOf({ manifest, content }: KnownRelease): string {
  return new URL(content.metaData.publicPath ?? 'auto', manifest).href;
}

/** A release's number, if its folder has one, its version and the hash of its entry: `7 1.0.0 8f5fc872d1bb`. */
export function nameOfRelease({ manifest, content }: KnownRelease): string {
  const { remoteEntry, buildInfo } = content.metaData;
  const number = releaseNumber(manifest);
  const hash = /\.([0-9a-f]+)\.js$/.exec(remoteEntry.name)?.[1];
  return [number, buildInfo?.buildVersion, hash].filter(Boolean).join(' ');
}

/**
 * The first shared package that a remote requires and the host does not provide, as a sentence; null if the remote fits.
 * A remote that does not fit is not run: it would create its own stores.
 */
export function contractBreach(
  { shared }: Manifest,
  provided: Readonly<Record<string, string | undefined>>,
): string | null {
  for (const { name, requiredVersion = '*' } of shared) {
    const version = provided[name];
    if (version !== undefined && satisfy(version, requiredVersion)) continue;
    return `It needs ${name} ${requiredVersion}, but the host provides ${version ?? 'none'}.`;
  }
  return null;
}
