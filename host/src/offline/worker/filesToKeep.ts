interface Files {
  readonly sync: readonly string[];
  readonly async: readonly string[];
}

/** The part of a remote's manifest that says what its release consists of. */
export interface ReleaseManifest {
  readonly metaData: { readonly integrity?: Readonly<Record<string, string>> };
  readonly shared: readonly { readonly assets?: Readonly<Record<'js' | 'css', Files>> }[];
}

/** The files of a release that are kept, with their hashes: not its own copies of what the host shares, for nobody asks for these. */
export function filesToKeep({ metaData, shared }: ReleaseManifest): [path: string, hash: string][] {
  const copies = shared.flatMap(({ assets }) =>
    assets ? [assets.js, assets.css].flatMap((files) => [...files.sync, ...files.async]) : [],
  );
  return Object.entries(metaData.integrity ?? {}).filter(([path]) => !copies.includes(path));
}
