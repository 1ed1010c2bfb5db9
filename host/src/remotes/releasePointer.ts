import { parsePointer } from 'tooling/release-pointer';

/** The release pointer: which manifest each remote has now (ARCHITECTURE §2). */
export interface ReleasePointer {
  readonly remotes: Readonly<Record<string, string>>;
  /** Origins from which a tab may take a remote instead, beside those above; `http://localhost:*` is any port. */
  readonly overrideOrigins: readonly string[];
  /** The subresource integrity of manifests, by their URL. One that is not named here is taken as it comes. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Where the pointer lies: beside the page, never cached without asking. */
export const POINTER_URL = '/release.json';

/** The pointer could not be read, so no remote can be found. */
export class ReleasePointerError extends Error {
  override readonly name = 'ReleasePointerError';
}

/**
 * Reads the pointer.
 *
 * @throws {ReleasePointerError} when it does not come in time or has the wrong shape
 */
export async function fetchReleasePointer(timeout: number): Promise<ReleasePointer> {
  try {
    const response = await fetch(POINTER_URL, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`${POINTER_URL} answered ${response.status}`);
    const { remotes, overrideOrigins } = parsePointer(await response.json());
    const lines = Object.entries(remotes);
    return {
      remotes: Object.fromEntries(lines.map(([name, { manifest }]) => [name, manifest])),
      integrity: Object.fromEntries(lines.map(([, line]) => [line.manifest, line.integrity])),
      overrideOrigins,
    };
  } catch (cause) {
    throw new ReleasePointerError('The release pointer could not be read.', { cause });
  }
}
