/** The file that describes a build: its pages, shared packages and files. Federation writes it. */
export const MANIFEST = 'mf-manifest.json';

/** Names by package, or by remote. */
export type NamesBy = Readonly<Record<string, readonly string[]>>;

/** A module that a remote exposes, with the files that it needs. */
export interface Expose {
  readonly name: string;
  readonly assets: Readonly<Record<'js' | 'css', { readonly sync: readonly string[] }>>;
}

export interface SharedPackage {
  readonly name: string;
  readonly version?: string;
  readonly requiredVersion?: string;
}

/** What the loader, the worker and the tools read of a remote's manifest. */
export interface Manifest {
  /** The remote's federation name. */
  readonly name: string;
  readonly metaData: {
    readonly remoteEntry: { readonly name: string; readonly path?: string };
    /** The name of the global that the entry defines; the default is the remote's name. */
    readonly globalName?: string;
    /** The base address of the files; `auto` means beside the manifest. */
    readonly publicPath?: string;
    readonly buildInfo?: { readonly buildVersion?: string };
    /** The hashes of the build's files, by their path. */
    readonly integrity?: Readonly<Record<string, string>>;
    /** The routes that the remote declares, unchecked ({@link readRoutes}). */
    readonly routes?: unknown;
    /** The names that the remote imports from shared packages. */
    readonly uses?: NamesBy;
  };
  readonly exposes: readonly Expose[];
  readonly shared: readonly SharedPackage[];
}

/** What the tools read of a host's manifest. */
export interface HostManifest {
  readonly shared: readonly SharedPackage[];
  readonly metaData: {
    /** The pages that the host's routes name, by remote. */
    readonly pages: NamesBy;
    /** The exports of its shared packages. */
    readonly provides: NamesBy;
    /** The paths of its own pages. A host without them does not read the routes of remotes. */
    readonly paths?: readonly string[];
  };
}

/** Parses a remote's manifest. @throws {Error} with its address or file, if the text is not a manifest */
export function parseManifest(url: string, text: string): Manifest {
  const manifest: unknown = JSON.parse(text);
  if (!isManifest(manifest)) throw new Error(`${url} is not a manifest.`);
  return manifest;
}

/** The path of the entry in the build. */
export function entryOf({ metaData }: Pick<Manifest, 'metaData'>): string {
  const { path, name } = metaData.remoteEntry;
  return [path, name].filter(Boolean).join('/');
}

/** The files of an exposed module in the build: scripts and styles; undefined if the remote does not expose it. */
export function assetsOf(
  { exposes }: Pick<Manifest, 'exposes'>,
  module: string,
): { readonly js: readonly string[]; readonly css: readonly string[] } | undefined {
  const assets = exposes.find(({ name }) => name === module)?.assets;
  return assets && { js: assets.js.sync, css: assets.css.sync };
}

export function isHostManifest(value: unknown): value is HostManifest {
  const { shared, metaData } = (value ?? {}) as Partial<HostManifest>;
  return Array.isArray(shared) && Boolean(metaData?.pages && metaData.provides);
}

function isManifest(value: unknown): value is Manifest {
  const { metaData, exposes, shared } = (value ?? {}) as Record<string, unknown>;
  const entry = (metaData as { remoteEntry?: { name?: unknown } } | undefined)?.remoteEntry;
  return typeof entry?.name === 'string' && Array.isArray(exposes) && Array.isArray(shared);
}
