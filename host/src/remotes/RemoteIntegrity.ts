/** The part of a manifest that names the hashes of its build's files. */
interface ManifestWithIntegrity {
  readonly metaData: { readonly integrity?: Readonly<Record<string, string>> };
}

/**
 * Knows the subresource integrity of what a remote sends (FAULTS, C): the release pointer vouches for a manifest, and the
 * manifest for the build's scripts and style sheets. A manifest that the pointer does not vouch for, such as that of a
 * development server, vouches for nothing.
 */
export class RemoteIntegrity {
  private manifests: ReadonlyMap<string, string> = new Map();
  private readonly files = new Map<string, string>();

  /** Takes over what the pointer vouches for: hashes by the URL of a manifest. */
  trust(integrity: Readonly<Record<string, string>>): void {
    this.manifests = new Map(Object.entries(integrity));
  }

  /** The hash that a manifest must have; empty when anything goes, as for `integrity` of a request. */
  ofManifest(url: string): string {
    return this.manifests.get(url) ?? '';
  }

  /** Learns the hashes of a remote's files from its manifest, once that has passed its own check. */
  learn(manifestUrl: string, manifest: ManifestWithIntegrity): void {
    if (!this.manifests.has(manifestUrl)) return;
    for (const [file, hash] of Object.entries(manifest.metaData.integrity ?? {})) {
      this.files.set(new URL(file, manifestUrl).href, hash);
    }
  }

  /** The hash that a script or a style sheet must have; empty when anything goes. */
  ofFile(url: string): string {
    return this.files.get(url) ?? '';
  }
}
